import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { Scene } from '#editor/preview/scenes.ts'

/** What the preview shows until somebody chooses: where a visit begins. */
export const firstScene = ({ tenantId, openDay }: SceneFacts): Scene => ({
  name: 'storefront',
  href: `/events/${encodeURIComponent(tenantId)}/list?date=${openDay}`,
})
