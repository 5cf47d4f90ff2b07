/**
 * react-admin's imports from react-router. Its fallback router would add 16 KiB to the chunk that every visitor loads.
 * The back office renders inside the application's router, so the three functions below are never called; they throw.
 */
export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom';

const absent = (): never => {
  throw new Error('the back office stands inside the application’s router and makes none of its own');
};

export const createHashRouter = absent;
export const RouterProvider = absent;
export const useBlocker = absent;
