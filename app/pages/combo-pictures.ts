import type { ComboPayload } from '#app/contract/combos.ts'
import { mainPicture } from '#app/pages/main-picture.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'

/** What a combo is shown with: its own picture; that of a part would look like the part's card, so two parts stand side by side then. */
export function comboPictures({
  images,
  templates,
}: Pick<ComboPayload, 'images' | 'templates'>): PictureSource[] {
  const own = mainPicture(images)
  const parts = templates.entries.flatMap(({ type, quantity, summaries }) =>
    type === 'event' ? summaries : summaries.slice(0, quantity),
  )
  const shown = parts.flatMap(part => mainPicture(part.images) ?? [])
  const isOfPart = own === null || shown.some(({ screen }) => screen === own.screen)
  const [first, second] = shown
  if (isOfPart && first && second) return [first, second]
  return own ? [own] : shown.slice(0, 1)
}
