import type { GaQueue, MakeTracker } from '#app/gateways/analytics/tracker.ts'

/** analytics.js: commands wait in `ga.q` until its script comes. */
export const gaTracker: MakeTracker = ({ id, visitor, page, loadScript }) => {
  if (!page.ga) {
    const queue: GaQueue = (...command) => void (queue.q ??= []).push(command)
    queue.l = Date.now()
    page.ga = queue
  }
  const ga = page.ga
  ga('create', id, 'auto')
  ga('set', { anonymizeIp: true, dimension1: visitor.visitor, dimension2: visitor.member })
  loadScript('https://www.google-analytics.com/analytics.js')
  return {
    pageView: ({ title, path }) => ga('send', 'pageview', { page: path, title }),
    event: action => ga('send', 'event', action.split('::')[0], action),
    checkoutStep: step => ga('send', 'event', 'Checkout', 'Step', String(step)),
    purchase: ({ orderNumber, total, tax, currency, items }) => {
      ga('require', 'ecommerce')
      ga('ecommerce:addTransaction', { id: orderNumber, revenue: total, tax, currency })
      for (const item of items) ga('ecommerce:addItem', { ...item, id: orderNumber, sku: item.id })
      ga('ecommerce:send')
    },
    clientId: () =>
      new Promise(resolve =>
        ga((tracker?: { get: (field: string) => string }) => resolve(tracker?.get('clientId') ?? null)),
      ),
  }
}
