import { AuditList } from './AuditList.tsx';

export default { name: 'audit-log', list: AuditList };

export { AuditCards, AuditTable } from './AuditTable.tsx';
