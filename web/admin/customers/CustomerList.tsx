import { Navigate } from 'react-router-dom';

/** Customers have no list of their own: they are a tab of their merchant. */
export const CustomerList = () => <Navigate to="/admin/merchants" replace />;
