import { readFontFiles } from '#app/data/queries/fonts/read.ts'
import type { OwnFaces } from '#app/documents/document-look.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { stylesheetOf } from '../themes/stylesheet-of.ts'

/** The own fonts that a venue's theme uses, with their bytes: what documents and pictures are drawn with. */
export async function drawnFaces({ database }: Pick<Services, 'database'>, venue: Venue): Promise<OwnFaces> {
  const { tenantId } = venue
  const faces = stylesheetOf(venue).ownFonts.map(async ({ id }) => {
    const files = await readFontFiles(database.forTenant(tenantId), tenantId, id)
    const upright = files.filter(({ facts }) => facts.style === 'normal')
    return [
      id,
      upright.map(file => ({
        key: `${tenantId}/${file.id}`,
        weight: file.facts.weight,
        content: file.content,
      })),
    ] as const
  })
  return new Map(await Promise.all(faces))
}
