import { columnsOf, SHEETS, type SheetKind } from './sheet-columns.ts'
import { recordOf } from './sheet-row.ts'
import { cellAddress, cellText, type SheetCell, type SheetTable } from './sheet-table.ts'

/** An event as a form asks for it, each value as it was typed. */
export type EventForm = {
  name: string
  description: string
  minutes: string
  picture: string
  pictureShows: string
  prices: { personType: string; price: string }[]
  times: { from: string; to: string; weekdays: string; times: string; seats: string }[]
}

/** The sheets of a venue with the rows of one more event, and which field of the form each new cell came from. */
export type EventRows = { tables: SheetTable[]; fields: Map<string, string> }

/** The sheets of a venue with one more event: its row, a row a price and a row a time, and person types that are not there yet. */
export function addEventRows(tables: readonly SheetTable[], form: EventForm): EventRows {
  const fields = new Map<string, string>()
  const event = form.name
  const add = (kind: SheetKind, rows: readonly NewRow[]) => addRows(tables, { kind, rows, fields })

  return {
    fields,
    tables: [
      add('personTypes', newPersonTypes(tables, form)),
      add('events', [{ values: { ...form, event: '' }, fieldOf: key => (key === 'event' ? 'name' : key) }]),
      add('prices', rowsOf('prices', form.prices, event)),
      add('times', rowsOf('times', form.times, event)),
      ...tables.filter(({ name }) => name === SHEETS.addOns.name),
    ],
  }
}

type NewRow = { values: Readonly<Record<string, unknown>>; fieldOf: (column: string) => string }

const rowsOf = (
  list: 'prices' | 'times',
  entries: readonly Readonly<Record<string, string>>[],
  event: string,
): NewRow[] =>
  entries.map((entry, index) => ({
    values: { ...entry, event },
    fieldOf: column => (column === 'event' ? 'name' : `${list}[${index}].${column}`),
  }))

function newPersonTypes(tables: readonly SheetTable[], { prices }: EventForm): NewRow[] {
  const rows = tables.find(({ name }) => name === SHEETS.personTypes.name)?.rows.slice(1) ?? []
  const known = rows.map(([id = null, name = null]) => ({ id: cellText(id), name: cellText(name) }))
  const fresh = prices.filter(
    ({ personType }, index) =>
      personType !== '' &&
      !recordOf(known, personType) &&
      prices.findIndex(price => price.personType === personType) === index,
  )

  return fresh.map(price => ({
    values: { personType: price.personType, name: price.personType },
    fieldOf: () => `prices[${prices.indexOf(price)}].personType`,
  }))
}

type Addition = { kind: SheetKind; rows: readonly NewRow[]; fields: Map<string, string> }

function addRows(tables: readonly SheetTable[], { kind, rows, fields }: Addition): SheetTable {
  const columns = columnsOf(kind)
  const name: string = SHEETS[kind].name
  const stored = tables.find(table => table.name === name)?.rows ?? [columns.map(({ header }) => header)]
  const fresh = rows.map(({ values, fieldOf }, index) =>
    columns.map(({ key }, column): SheetCell => {
      const place = { sheet: name, row: stored.length + index + 1, column: column + 1 }
      fields.set(cellAddress(place), fieldOf(key))
      const value = values[key]
      return typeof value === 'string' && value !== '' ? value : null
    }),
  )

  return { name, rows: [...stored, ...fresh] }
}
