/**
 * What react-admin may know of the router. It brings a router of its own for applications that have none, and that one
 * would stand in the chunk that every visitor loads (16 KiB). The back office lives inside ours, so that the three names
 * below are never called; they say so if that changes.
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
