import { LRUCache } from 'lru-cache'
import { bodySize, type PackedBody } from './packed-body.ts'
import type { VenuePages } from './page-states.ts'
import { areSameSeats, type WatchedSeats } from './watched-seats.ts'

/** A page as everybody gets it whom the venue does not know. */
export type KeptPage = {
  /** what was read of the venue before it was drawn */
  drawnFrom: VenuePages
  watchedSeats: WatchedSeats
  body: PackedBody
  /** instant, in ms */
  drawnAt: number
  etag: string
  packName: string
  /** names and values in turn, as `writeHead` takes them */
  headers: readonly string[]
}

/** What a request of a key is answered with; 'drawn': each draws it, since what came out is not for everybody. */
export type KeptAnswer = KeptPage | 'drawn'

/** How much memory pages may take, and what their scripts need, in bytes. */
const PAGE_BYTES = 96_000_000
const PACK_BYTES = 32_000_000
/** What is not kept is remembered as such, for so many addresses. */
const DRAWN_KEYS = 2_000

export type PageStore = {
  find: (key: string, at: { reading: VenuePages; now: number }) => KeptAnswer | null
  keep: (key: string, answer: KeptPage) => void
  /** remembers for an epoch of its venue that this is drawn for each */
  leave: (key: string, epoch: string) => void
  pack: (name: string) => PackedBody | undefined
  keepPack: (name: string, body: PackedBody) => void
  /** the body of a page with the same bytes, if there is one: it may be packed well already */
  sameBody: (etag: string) => PackedBody | undefined
  contents: () => StoreContents
}

/** All that is held, for who counts it or looks it over. */
export type StoreContents = { pages: KeptPage[]; packs: PackedBody[]; bytes: number }

/** Keeps pages and their scripts, the ones that were asked for last. */
export function createPageStore(): PageStore {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: PAGE_BYTES,
    sizeCalculation: ({ body }) => bodySize(body),
  })
  const packs = new LRUCache<string, PackedBody>({ maxSize: PACK_BYTES, sizeCalculation: bodySize })
  const bodies = new LRUCache<string, PackedBody>({ maxSize: PAGE_BYTES, sizeCalculation: bodySize })
  const drawn = new LRUCache<string, string>({ max: DRAWN_KEYS })
  return {
    find: (key, { reading, now }) => {
      const page = pages.get(key)
      if (page && isRight(page, { reading, now })) return page
      return drawn.get(key) === reading.epoch ? 'drawn' : null
    },
    keep: (key, page) => {
      drawn.delete(key)
      bodies.set(page.etag, page.body)
      pages.set(key, page)
    },
    leave: (key, epoch) => void drawn.set(key, epoch),
    pack: name => packs.get(name),
    keepPack: (name, body) => void packs.set(name, body),
    sameBody: etag => bodies.get(etag),
    contents: () => ({
      pages: [...pages.values()],
      packs: [...packs.values()],
      bytes: pages.calculatedSize + packs.calculatedSize,
    }),
  }
}

/** Whether a page still says what would be drawn now. */
export function isRight(
  { drawnFrom, watchedSeats }: KeptPage,
  { reading, now }: { reading: VenuePages; now: number },
): boolean {
  if (drawnFrom.epoch !== reading.epoch || now >= drawnFrom.end) return false
  if (watchedSeats.length === 0) return true
  return now < drawnFrom.seatEnd && areSameSeats(watchedSeats, drawnFrom.seats, reading.seats)
}
