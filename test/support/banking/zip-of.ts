import { crc32 } from 'node:zlib';

/** A ZIP archive with one file that is stored as it is. */
export const zipSync = (name: string, content: string): Uint8Array => {
  const [named, data] = [Buffer.from(name), Buffer.from(content)];
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt32LE(crc32(data), 10);
  about.writeUInt32LE(data.length, 14);
  about.writeUInt32LE(data.length, 18);
  about.writeUInt16LE(named.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), about, named, data]);
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'),
    about,
    Buffer.alloc(14),
    named,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return new Uint8Array(Buffer.concat([local, central, Buffer.from('PK\u0005\u0006', 'latin1'), end]));
};
