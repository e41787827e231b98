import type { MakeTracker } from '#app/gateways/analytics/tracker.ts'

/** The Google tag: commands go into `dataLayer` as they are called, and its script reads them. */
export const gtagTracker: MakeTracker = ({ id, visitor, page, loadScript }) => {
  const layer = (page.dataLayer ??= [])
  // The script tells a command from data by its being an `arguments` object.
  page.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  const gtag = page.gtag
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    user_properties: { visitor_type: visitor.visitor, member_type: visitor.member },
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
  return {
    pageView: ({ title, path }) =>
      gtag('event', 'page_view', { page_title: title, page_path: path, send_to: id }),
    event: (action, about) => gtag('event', action, { ...about, send_to: id }),
    checkoutStep: step => gtag('event', 'checkout_progress', { checkout_step: step, send_to: id }),
    purchase: ({ orderNumber, total, tax, currency, items }) =>
      gtag('event', 'purchase', {
        transaction_id: orderNumber,
        value: total,
        tax,
        currency,
        items: items.map(({ id: item_id, name: item_name, ...rest }) => ({ item_id, item_name, ...rest })),
        send_to: id,
      }),
    clientId: () =>
      new Promise(resolve => gtag('get', id, 'client_id', (clientId: string) => resolve(clientId))),
  }
}
