import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { ColumnOf, SheetKind } from './sheet-columns.ts'
import { idOf, type RowsOf, recordOf, type SheetRecord, type SheetRow, withKey } from './sheet-row.ts'
import {
  type CellReader,
  readKind,
  readList,
  readMoney,
  readText,
  readWhole,
  readYesNo,
} from './sheet-values.ts'

/** A record of the venue file, as far as sheets know it. */
export type DraftRecord = SheetRecord & Record<string, unknown>

export const recordsOf = (file: VenueFileDraft, part: string): DraftRecord[] =>
  (file[part] ?? []) as DraftRecord[]

/** A column, the key of the venue file that it fills, and how it is read. A value that is the format's own default is left out. */
type Setting<Kind extends SheetKind> = {
  column: ColumnOf<Kind>
  key: string
  reader: CellReader<unknown>
  usual?: unknown
}

const PERSON_TYPE: Setting<'personTypes'>[] = [
  { column: 'description', key: 'description', reader: readText },
  { column: 'kind', key: 'type', reader: readKind, usual: 'individual' },
  { column: 'order', key: 'displayOrder', reader: readWhole, usual: 0 },
]

const ADD_ON: Setting<'addOns'>[] = [
  { column: 'description', key: 'description', reader: readText },
  { column: 'stock', key: 'totalQuantity', reader: readWhole },
  { column: 'maximum', key: 'maximum', reader: readWhole },
  { column: 'order', key: 'displayOrder', reader: readWhole, usual: 0 },
]

const EVENT: Setting<'events'>[] = [
  { column: 'summary', key: 'shortDescription', reader: readText },
  { column: 'description', key: 'description', reader: readText },
  { column: 'minutes', key: 'duration', reader: readWhole },
  { column: 'membersOnly', key: 'memberOnlyEvent', reader: readYesNo, usual: false },
  { column: 'order', key: 'displayOrder', reader: readWhole, usual: 0 },
  { column: 'retired', key: 'retired', reader: readYesNo, usual: false },
]

/** The venue with the person types of these rows. */
export function readPersonTypeRows({ file, rows }: RowsOf<'personTypes'>): VenueFileDraft {
  const personTypes = readRecords({ part: 'personTypes', file, rows, column: 'personType' }, (row, record) =>
    settle(row, { record, settings: PERSON_TYPE, path: row.path }),
  )

  return { ...file, personTypes }
}

/** The venue with the add-ons of these rows. */
export function readAddOnRows({ file, rows }: RowsOf<'addOns'>): VenueFileDraft {
  const addOns = readRecords({ part: 'addOns', file, rows, column: 'addOn' }, (row, record) => {
    row.origin(`${row.path}.price`, 'price')
    const priced = { ...record, price: row.require('price', readMoney, 0) }
    return settle(row, { record: priced, settings: ADD_ON, path: row.path })
  })

  return { ...file, addOns }
}

/** The venue with the events of these rows; each keeps its prices, its times and what sheets cannot say. */
export function readEventRows({ file, rows }: RowsOf<'events'>): VenueFileDraft {
  const events = readRecords({ part: 'events', file, rows, column: 'event' }, (row, record) => {
    const settled = settle(row, { record, settings: EVENT, path: row.path })
    const offered = row.has('addOns') ? withAddOns(row, { record: settled, file }) : settled
    return row.has('picture') ? withPicture(row, offered) : offered
  })

  return { ...file, events }
}

type RecordRow<Kind extends SheetKind> = SheetRow<Kind> & { path: string }
type Records<Kind extends SheetKind> = RowsOf<Kind> & {
  part: string
  column: ColumnOf<Kind>
}

/** One record a row: the stored one that the first column names, else a new one. A record named twice is a fault of the second row. */
function readRecords<Kind extends SheetKind>(
  { part, file, rows, column }: Records<Kind>,
  complete: (row: RecordRow<Kind>, record: DraftRecord) => DraftRecord,
): DraftRecord[] {
  const stored = recordsOf(file, part)
  const numbers = new Map<string, number>()
  const name = 'name' as ColumnOf<Kind>
  return rows.map((row, index) => {
    const text = row.text(column) || row.text(name)
    if (!text) row.fault(column, 'missing')
    const record = recordOf(stored, text)
    const id = record?.id ?? idOf(text)
    const first = numbers.get(id)
    if (first !== undefined && text) row.fault(column, 'twice', String(first))
    numbers.set(id, first ?? row.number)
    const path = `${part}[${index}]`
    row.origin(path, column)
    row.origin(`${path}.id`, column)
    row.origin(`${path}.name`, row.text(name) ? name : column)
    return complete({ ...row, path }, { ...record, id, name: row.text(name) || record?.name || text })
  })
}

type Settlement<Kind extends SheetKind> = {
  record: DraftRecord
  settings: readonly Setting<Kind>[]
  path: string
}

/** The record with what its columns say; a column that the file does not have changes nothing, a blank cell takes the value away. */
function settle<Kind extends SheetKind>(
  row: SheetRow<Kind>,
  { record, settings, path }: Settlement<Kind>,
): DraftRecord {
  return settings.reduce((result, { column, key, reader, usual }) => {
    if (!row.has(column)) return result
    row.origin(`${path}.${key}`, column)
    const value = row.read(column, reader)
    return withKey(result, key, value === usual ? undefined : value)
  }, record)
}

function withAddOns(
  row: RecordRow<'events'>,
  { record, file }: { record: DraftRecord; file: VenueFileDraft },
): DraftRecord {
  const known = recordsOf(file, 'addOns')
  row.origin(`${row.path}.addOnIds`, 'addOns')
  const ids = (row.read('addOns', readList) ?? []).map(text => {
    const addOn = recordOf(known, text)
    if (!addOn) row.fault('addOns', 'unknown', known.map(({ id }) => id).join(', '))
    return addOn?.id ?? text
  })

  return withKey(record, 'addOnIds', ids.length > 0 ? ids : undefined)
}

type Picture = { screen: string; description?: string; primary?: boolean }

/** The picture of the card: the primary one, else the first. Another address takes its place in all sizes. */
function withPicture(row: RecordRow<'events'>, record: DraftRecord): DraftRecord {
  const pictures = (record.images ?? []) as Picture[]
  const at = cardPicture(pictures)
  const address = row.text('picture')
  for (const size of ['thumbnail', 'screen', 'highRes'])
    row.origin(`${row.path}.images[${Math.max(at, 0)}].${size}`, 'picture')
  const old = pictures[at]
  const same = old?.screen === address ? old : { thumbnail: address, screen: address, highRes: address }
  const description = row.has('pictureShows') ? row.text('pictureShows') : (old?.description ?? '')
  const picture = withKey(same, 'description', description || undefined)
  const others = pictures.filter((_, index) => index !== at)
  const images = address ? others.toSpliced(Math.max(at, 0), 0, picture as Picture) : others

  return withKey(record, 'images', images.length > 0 ? images : undefined)
}

/** Which picture an event shows on its card; -1 without any. */
export function cardPicture(pictures: readonly { primary?: boolean }[]): number {
  const primary = pictures.findIndex(picture => picture.primary)

  return primary < 0 && pictures.length > 0 ? 0 : primary
}
