import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'

/** The shop of the venue, as links can lead to it. */
export type LinkedShop = {
  readonly facts: SceneFacts
  /** Today's online events. */
  readonly events: readonly { readonly id: string; readonly name: string }[]
}

/** A page of the shop that a link can lead to. */
export type ShopPage = { readonly href: string; readonly name: string }

/** Pages of the shop that every visitor may open, and those of today's events. */
export const shopPages = (
  { facts, events }: LinkedShop,
  nameOf: (scene: SceneName) => string,
): ShopPage[] => {
  const tenant = encodeURIComponent(facts.tenantId)
  const pages: readonly (readonly [SceneName, string | null])[] = [
    ['storefront', `/events/${tenant}/list`],
    ['calendar', `/orders/${tenant}/calendar`],
    ['reviews', `/events/${tenant}/reviews`],
    ['membership', facts.levelId === null ? null : `/membership/${tenant}`],
    ['levels', facts.levelId === null ? null : `/membership/${tenant}/join`],
    ['sign-in', `/auth/${tenant}/login`],
    ['find-orders', `/auth/${tenant}/orders`],
    ['terms', `/legal/${tenant}/terms`],
    ['privacy', `/legal/${tenant}/privacy`],
    ['resellers', `/resellers/${tenant}`],
  ]
  return [
    ...pages.flatMap(([scene, href]) => (href === null ? [] : [{ href, name: nameOf(scene) }])),
    ...events.map(({ id, name }) => ({ href: `/events/${tenant}/detail/${encodeURIComponent(id)}`, name })),
  ]
}
