import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'

export type Scene = {
  readonly name: SceneName
  readonly href: string
  /** Something is pressed or typed once the page is drawn. */
  readonly isPressed?: boolean
}

/** What the preview shows until somebody chooses: where a visit begins. */
export const firstScene = ({ tenantId, openDay }: SceneFacts): Scene => ({
  name: 'storefront',
  href: inScene(`/events/${encodeURIComponent(tenantId)}/list?date=${openDay}`, 'storefront'),
})

/** A page of the shop as one of a scene: what is pressed there is played in memory, and nothing of it is the shop's. */
export const inScene = (href: string, name: SceneName): string =>
  `${href}${href.includes('?') ? '&' : '?'}scene=${name}`
