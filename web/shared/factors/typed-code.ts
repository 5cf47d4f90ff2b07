/** A typed or pasted code without spaces and hyphens, in capitals: `492 039`, `7k3qw-9zx2m`. */
export const typedCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** A recovery code or secret in groups, for reading and typing: `7K3QW 9ZX2M`. */
export const inGroups = (text: string, size: number): string =>
  text.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
