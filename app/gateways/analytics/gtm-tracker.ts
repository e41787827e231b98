import type { MakeTracker } from '#app/gateways/analytics/tracker.ts'

/** Google Tag Manager: plain events in `dataLayer`; what becomes of them is decided in the venue's container. */
export const gtmTracker: MakeTracker = ({ id, visitor, page, loadScript }) => {
  const layer = (page.dataLayer ??= [])
  const push = (event: string, about: object) => void layer.push({ event, ...about })
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  layer.push({ visitorType: visitor.visitor, memberType: visitor.member })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
  return {
    pageView: ({ title, path }) => push('pageview', { pageTitle: title, pagePath: path }),
    event: (action, about = {}) => push(action, about),
    checkoutStep: step => push('checkout', { checkoutStep: step }),
    purchase: ({ orderNumber, total, tax, currency, items }) =>
      push('purchase', { ecommerce: { transaction_id: orderNumber, value: total, tax, currency, items } }),
    clientId: async () => null,
  }
}
