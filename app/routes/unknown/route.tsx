import { redirect } from '@remix-run/node'

/** An unknown route falls back to the root path (ORD-012). */
export const loader = () => redirect('/')
export const action = loader
