import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadAddressForm } from '#app/pages/address-lists.ts'
import { openPage } from '#app/pages/open-page.ts'

/** Countries and the states of `?country=US`, for a browser that has come to an address (ORD-184). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  return data(await loadAddressForm(visit, visit.url.searchParams.get('country') ?? ''))
}
