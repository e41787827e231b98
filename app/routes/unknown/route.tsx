import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { unknownHref } from '#app/rules/links/unknown-href.ts'

/** An unknown route falls back to the root path, and where it names a venue to that venue's own pages (ORD-012). */
export const loader = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  redirect(unknownHref(new URL(request.url).pathname))
export const action = loader
