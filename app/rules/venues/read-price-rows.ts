import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import { type DraftRecord, recordsOf } from './read-record-rows.ts'
import { idList, idOf, type RowsOf, recordOf, type SheetRow, withKey } from './sheet-row.ts'
import { readPrice, readWhole } from './sheet-values.ts'

/** Name of the first price list of an event that has none. */
const USUAL_LIST = 'usual'

type PriceEntry = { personTypeId: string; price: number } & Record<string, unknown>
type DraftPriceList = DraftRecord & { prices?: PriceEntry[] }

/** The venue with the prices of these rows; events that no row names keep theirs. */
export function readPriceRows({ file, rows }: RowsOf<'prices'>): VenueFileDraft {
  const events = recordsOf(file, 'events')
  const rowsOf = new Map<string, SheetRow<'prices'>[]>()
  for (const row of rows) {
    const event = recordOf(events, row.text('event'))
    if (!event) row.fault('event', row.text('event') ? 'unknown' : 'missing', idList(events))
    const id = event?.id ?? ''
    rowsOf.set(id, [...(rowsOf.get(id) ?? []), row])
  }
  const personTypes = recordsOf(file, 'personTypes')
  readLists(rowsOf.get('') ?? [], { event: { id: '' }, path: '', personTypes })
  const priced = events.map((event, index) => {
    const own = rowsOf.get(event.id)
    if (!own) return event
    const priceLists = readLists(own, { event, path: `events[${index}].priceLists`, personTypes })
    return { ...event, priceLists }
  })

  return { ...file, events: priced }
}

type Place = { event: DraftRecord; path: string; personTypes: readonly DraftRecord[] }

function readLists(
  rows: readonly SheetRow<'prices'>[],
  { event, path, personTypes }: Place,
): DraftPriceList[] {
  const stored = (event.priceLists ?? []) as DraftPriceList[]
  const lists: (DraftPriceList & { prices: PriceEntry[] })[] = []
  for (const row of rows) {
    const text = row.text('priceList')
    const old = text ? recordOf(stored, text) : stored[0]
    const id = old?.id ?? (text ? idOf(text) : USUAL_LIST)
    const list = lists.find(one => one.id === id) ?? { ...(old ?? newList(id, text)), prices: [] }
    if (!lists.includes(list)) lists.push(list)
    const listPath = `${path}[${lists.indexOf(list)}]`
    row.origin(listPath, 'priceList')
    row.origin(`${listPath}.id`, 'priceList')
    list.prices.push(
      readEntry(row, { old, list, personTypes, path: `${listPath}.prices[${list.prices.length}]` }),
    )
  }
  const silent = stored.filter(({ id, prices }) => !prices?.length && !lists.some(list => list.id === id))

  return [...lists, ...silent]
}

const newList = (id: string, text: string) => (text && text !== id ? { id, name: text } : { id })

type EntryPlace = {
  old: DraftPriceList | undefined
  list: { prices: readonly PriceEntry[] }
  personTypes: readonly DraftRecord[]
  path: string
}

function readEntry(row: SheetRow<'prices'>, { old, list, personTypes, path }: EntryPlace): PriceEntry {
  const text = row.text('personType')
  const person = recordOf(personTypes, text)
  if (!person) row.fault('personType', text ? 'unknown' : 'missing', idList(personTypes))
  const personTypeId = person?.id ?? text
  if (person && list.prices.some(entry => entry.personTypeId === personTypeId))
    row.fault('personType', 'twice', row.text('priceList') || USUAL_LIST)
  for (const [key, column] of COLUMNS) row.origin(`${path}.${key}`, column)
  const entry = old?.prices?.find(one => one.personTypeId === personTypeId)
  const price = row.require('price', readPrice, 0)
  const bounds = BOUNDS.filter(([, column]) => row.has(column)).map(
    ([key, column]) => [key, row.read(column, readWhole)] as const,
  )

  return bounds.reduce<PriceEntry>(
    (result, [key, value]) => withKey(result, key, value === 0 && key === 'minimum' ? undefined : value),
    { ...entry, personTypeId, price },
  )
}

const BOUNDS = [
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
] as const
const COLUMNS = [['personTypeId', 'personType'], ['price', 'price'], ...BOUNDS] as const
