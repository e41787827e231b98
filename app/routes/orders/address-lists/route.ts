import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadAddressLists } from '#app/session/address-lists.ts'
import { visit } from '#app/session/visit.ts'

/** Countries and the states of `?country=US`, for a browser that has come to an address (ORD-184). */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await visit(args)
  return data(await loadAddressLists(opened, opened.url.searchParams.get('country') ?? ''))
}
