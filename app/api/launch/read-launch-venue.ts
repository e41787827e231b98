import { readVenueFile } from '#app/contract/venue-file/check/read-venue-file.ts'
import { slotIdOf } from '#app/contract/venue-file/slots.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { findPicture } from '#app/documents/find-picture.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { picturesByRecord } from '#app/rules/onboarding/launch/check-pictures.ts'
import type { LaunchStart, LaunchVenue } from '#app/rules/onboarding/launch/launch-venue.ts'
import { expandSlotRule } from '#app/rules/slots/slot-rules.ts'
import { nameOfGround } from '#theme/compile/contrast-problems.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { documentContrast } from '#theme/document-contrast.ts'
import { isOwnFontId, type OwnFont, ownFontOf } from '#theme/fonts/own-fonts.ts'
import { isTextReference } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { hasOwnSender } from '#theme/texts/runtime/text-settings.ts'
import { definitionOf, isVariableReference } from '#theme/variables.ts'
import type { Services } from '../kernel/context.ts'
import { restorePicture } from '../pictures/picture-folder.ts'
import { readHeroPicture } from '../themes/hero-picture.ts'
import { missingWords, wordFields } from './missing-words.ts'

/** A venue as the launch gate looks at it; null where there is none. */
export async function readLaunchVenue(services: Services, tenantId: string): Promise<LaunchVenue | null> {
  const { database } = services
  const venue = await services.venues.open(tenantId)
  if (!venue || venue.sandboxOf) return null
  const read = readVenueFile(await exportVenueText({ database, tenantId }))
  const file = read.ok ? read.reading.file : null
  if (!file) throw new Error(`The stored file of "${tenantId}" cannot be read`)
  const look = lookOf(venue.theme, {
    venue: file.venue,
    picture: await readHeroPicture(services, venue),
    fonts: venue.fonts ?? [],
  })
  const pictures = picturesByRecord(file, look.logos).flatMap(({ addresses }) => addresses)
  const today = localDateAt(services.clock(), file.venue.timeZone)
  return {
    file,
    today,
    starts: new Map(file.events.map(event => [event.id, startsAhead(event, today)])),
    look,
    wordFields: wordFields(),
    lostPictures: await findLostPictures(services, pictures),
  }
}

/** The starts of an event as its file says them, before an hour that the clocks skip is moved. */
function startsAhead({ id, slots, slotRules }: VenueFile['events'][number], today: string): LaunchStart[] {
  const starts = new Map<string, LaunchStart>()
  const note = (start: StartOfFile, isSingle: boolean) => {
    const { date, time, capacity, priceListId = null } = start
    if (date >= today)
      starts.set(`${date} ${time}`, {
        id: start.id ?? slotIdOf({ eventId: id, date, time }),
        date,
        time,
        capacity,
        priceListId,
        isSingle,
      })
  }
  for (const rule of slotRules) for (const start of expandSlotRule(rule)) note(start, false)
  for (const slot of slots) note(slot, true)
  return [...starts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, start]) => start)
}

type StartOfFile = { id?: string; date: string; time: string; capacity: number; priceListId?: string }

type Look = {
  venue: VenueFile['venue']
  picture: HeroPicture | null
  fonts: readonly OwnFont[]
}

function lookOf(document: ThemeDocument, { venue, picture, fonts }: Look): LaunchVenue['look'] {
  const { locale, languages = [] } = venue
  const problems = documentContrast({ document, compiled: servedTheme(document), picture })
  return {
    contrast: problems.map(({ reference, on }) => ({
      name: nameOfGround(reference),
      other: nameOfGround(on),
      field: `variables.${reference}`,
    })),
    lostFonts: lostFonts(document, fonts),
    wordings: [
      { place: 'texts', texts: document.texts },
      ...Object.entries(document.textSets).map(([id, texts]) => ({ place: `textSets.${id}`, texts })),
    ].flatMap(({ place, texts }) =>
      Object.entries(texts).flatMap(([reference, words]) =>
        wordingProblem(reference, { words, locale, place }),
      ),
    ),
    hasSender: hasOwnSender(document.texts),
    languages: languages.map(tag => missingWords(document, tag)),
    logos: [document.logo?.src, document.logo?.darkSrc].filter(src => src !== undefined),
    links: document.links.map(({ key, href, label }) => ({ key, name: label || key, href })),
  }
}

/** The settings whose font is one of the venue's own that it has not (any more): it was removed, or stayed where the venue came from. */
const lostFonts = ({ variables }: ThemeDocument, fonts: readonly OwnFont[]) =>
  Object.entries(variables).flatMap(([reference, value]) =>
    isVariableReference(reference) && isOwnFontId(value) && !ownFontOf(value, fonts)
      ? [{ name: definitionOf(reference).name, field: `variables.${reference}` }]
      : [],
  )

type Wording = { words: unknown; locale: string; place: string }

function wordingProblem(reference: string, { words, locale, place }: Wording) {
  if (typeof words !== 'string' || !isTextReference(reference)) return []
  const [issue] = checkText(reference, { candidate: words, locale }).filter(
    ({ level, code }) => level === 'error' || code === 'dropped-argument',
  )
  return issue ? [{ name: reference, other: issue.message, field: `${place}.${reference}` }] : []
}

/** Pictures of this site that are neither among its files nor in the database. */
async function findLostPictures(services: Services, pictures: readonly string[]): Promise<Set<string>> {
  const { DATA_DIR } = services.environment
  const own = pictures.filter(src => src.startsWith('/'))
  const lost = new Set<string>()
  for (const src of new Set(own)) {
    const isThere = (await findPicture({ src, dataDir: DATA_DIR })) ?? (await restorePicture(services, src))
    if (!isThere) lost.add(src)
  }
  return lost
}
