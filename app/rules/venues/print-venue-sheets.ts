import { WEEKDAY_CODES, weekdayCode } from '#app/rules/calendar/dates.ts'
import { unitOf } from '#app/rules/money/format-money.ts'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import { GUIDE_NAME } from './find-sheets.ts'
import { cardPicture, type DraftRecord, recordsOf } from './read-record-rows.ts'
import type { DraftRule, DraftSlot } from './read-time-rows.ts'
import { columnsOf, EXAMPLE_MARK, SHEET_KINDS, SHEETS, type SheetKind } from './sheet-columns.ts'
import type { SheetCell, SheetTable } from './sheet-table.ts'
import type { SheetFormat } from './sheet-values.ts'

type Rows = Record<string, SheetCell>[]

/** A venue as sheets: uploaded unchanged they change nothing. */
export const printVenueSheets = (file: VenueFileDraft, format: SheetFormat): SheetTable[] =>
  SHEET_KINDS.map(kind => tableOf(kind, ROWS[kind](file, format)))

/** Empty sheets with an example row each, the person types of the venue, and a sheet that explains every column. */
export function sheetTemplate(file: VenueFileDraft, format: SheetFormat): SheetTable[] {
  const tables = SHEET_KINDS.map(kind =>
    tableOf(kind, [exampleOf(kind), ...(kind === 'personTypes' ? ROWS.personTypes(file, format) : [])]),
  )

  return [...tables, guide()]
}

const tableOf = (kind: SheetKind, rows: Rows): SheetTable => {
  const columns = columnsOf(kind)
  return {
    name: SHEETS[kind].name,
    rows: [
      columns.map(({ header }) => header),
      ...rows.map(row => columns.map(({ key }) => row[key] ?? null)),
    ],
  }
}

const exampleOf = (kind: SheetKind): Record<string, SheetCell> =>
  Object.fromEntries(
    columnsOf(kind).map(({ key, example }, index) => [
      key,
      index === 0 ? `${EXAMPLE_MARK} ${example}` : example,
    ]),
  )

const guide = (): SheetTable => ({
  name: GUIDE_NAME,
  rows: [
    ['Sheet', 'Column', 'What to write'],
    ...SHEET_KINDS.flatMap(kind =>
      columnsOf(kind).map(({ header, about }): SheetCell[] => [SHEETS[kind].name, header, about]),
    ),
    [null, null, `A row whose first cell begins with ${EXAMPLE_MARK} is not read.`],
  ],
})

const yes = (value: unknown) => (value === true ? 'yes' : null)
const cell = (value: unknown): SheetCell => (value === undefined ? null : (value as SheetCell))
const text = (values: unknown) => ((values ?? []) as string[]).join(', ') || null

const ROWS: Record<SheetKind, (file: VenueFileDraft, format: SheetFormat) => Rows> = {
  personTypes: file =>
    recordsOf(file, 'personTypes').map(({ id, name, description, type, displayOrder }) => ({
      personType: id,
      name: cell(name),
      description: cell(description),
      kind: cell(type),
      order: cell(displayOrder),
    })),
  events: file => recordsOf(file, 'events').map(eventRow),
  prices: (file, format) => recordsOf(file, 'events').flatMap(event => priceRows(event, format)),
  times: file => recordsOf(file, 'events').flatMap(timeRows),
  addOns: (file, { currency }) =>
    recordsOf(file, 'addOns').map(
      ({ id, name, description, price, totalQuantity, maximum, displayOrder }) => ({
        addOn: id,
        name: cell(name),
        description: cell(description),
        price: Number(price) / unitOf(currency),
        stock: cell(totalQuantity),
        maximum: cell(maximum),
        order: cell(displayOrder),
      }),
    ),
}

function eventRow(event: DraftRecord): Record<string, SheetCell> {
  const pictures = (event.images ?? []) as { screen: string; description?: string; primary?: boolean }[]
  const picture = pictures[cardPicture(pictures)]
  return {
    event: event.id,
    name: cell(event.name),
    summary: cell(event.shortDescription),
    description: cell(event.description),
    minutes: cell(event.duration),
    picture: cell(picture?.screen),
    pictureShows: cell(picture?.description),
    addOns: text(event.addOnIds),
    membersOnly: yes(event.memberOnlyEvent),
    order: cell(event.displayOrder),
    retired: yes(event.retired),
  }
}

type PriceListDraft = {
  id: string
  prices?: { personTypeId: string; price: number; minimum?: number; maximum?: number }[]
}

const priceRows = (event: DraftRecord, { currency }: SheetFormat): Rows =>
  ((event.priceLists ?? []) as PriceListDraft[]).flatMap(list =>
    (list.prices ?? []).map(({ personTypeId, price, minimum, maximum }) => ({
      event: event.id,
      priceList: list.id,
      personType: personTypeId,
      price: price < 0 ? 'not for sale' : price / unitOf(currency),
      minimum: cell(minimum),
      maximum: cell(maximum),
    })),
  )

/** Rules, and the single starts that no rule gives; what only differs by seats sold is told by the rule. */
function timeRows(event: DraftRecord): Rows {
  const rules = (event.slotRules ?? []) as DraftRule[]
  const slots = (event.slots ?? []) as DraftSlot[]
  const shared = ({ capacity, priceListId }: DraftRule | DraftSlot) => ({
    event: event.id,
    seats: capacity,
    priceList: cell(priceListId),
  })
  return [
    ...rules.map(rule => ({
      ...shared(rule),
      from: rule.from,
      to: rule.to,
      weekdays: text(rule.weekdays),
      times: text(rule.times),
      except: text(rule.except),
    })),
    ...slots
      .filter(slot => !isOfRule(slot, rules))
      .map(slot => ({ ...shared(slot), from: slot.date, times: slot.time })),
  ]
}

/** Whether the last rule with this start gives just such a slot. */
function isOfRule(slot: DraftSlot, rules: readonly DraftRule[]): boolean {
  const rule = rules.findLast(one => gives(one, slot))

  return (
    !slot.id &&
    rule !== undefined &&
    rule.capacity === slot.capacity &&
    (rule.priceListId ?? '') === (slot.priceListId ?? '')
  )
}

const gives = (
  { from, to, weekdays = WEEKDAY_CODES, times, except = [] }: DraftRule,
  { date, time }: DraftSlot,
) =>
  from <= date &&
  date <= to &&
  weekdays.includes(weekdayCode(date)) &&
  times.includes(time) &&
  !except.includes(date)
