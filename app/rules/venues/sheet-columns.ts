import { wordKey } from './sheet-table.ts'

/** A column of a sheet: its header, other headers that people give it, what is written in it, and an example. */
export type SheetColumn = { header: string; also?: readonly string[]; about: string; example: string }

/** How an example row of the template is told from others: its first cell begins so, and the row is not read. */
export const EXAMPLE_MARK = '(example)'

/** The sheets of a venue and their columns. The first column names the record and is the only one that has to be there, with `needs`. */
export const SHEETS = {
  personTypes: {
    name: 'Person types',
    also: ['people', 'tickettypes'],
    needs: ['personType'],
    columns: {
      personType: {
        header: 'Person type',
        also: ['id', 'persontypeid'],
        about: 'Short name used in Prices: letters, digits and hyphens',
        example: 'student',
      },
      name: { header: 'Name', about: 'What visitors read', example: 'Student' },
      description: {
        header: 'Description',
        also: ['note'],
        about: 'Ages or proof asked for',
        example: 'With a valid card',
      },
      kind: {
        header: 'Kind',
        also: ['type'],
        about: 'individual, or group under one ticket',
        example: 'individual',
      },
      order: { header: 'Order', also: ['displayorder', 'position'], about: 'Smallest first', example: '3' },
    },
  },
  events: {
    name: 'Events',
    also: ['event'],
    needs: ['event'],
    columns: {
      event: {
        header: 'Event',
        also: ['id', 'eventid'],
        about: 'Short name, part of the address. Events that are not listed here are closed',
        example: 'penguin-feeding',
      },
      name: {
        header: 'Name',
        also: ['title', 'eventname'],
        about: 'What visitors read',
        example: 'Penguin feeding',
      },
      summary: {
        header: 'Summary',
        also: ['shortdescription'],
        about: 'One sentence for the card',
        example: 'Meet our penguins at lunch.',
      },
      description: {
        header: 'Description',
        also: ['text'],
        about: 'The page',
        example: 'A keeper feeds the penguins and answers your questions.',
      },
      minutes: { header: 'Minutes', also: ['duration'], about: 'How long it lasts', example: '30' },
      picture: {
        header: 'Picture',
        also: ['image', 'pictureaddress'],
        about: 'https address of a picture',
        example: 'https://cdn.example/penguins.jpg',
      },
      pictureShows: {
        header: 'Picture shows',
        also: ['picturedescription', 'alttext'],
        about: 'For those who cannot see it',
        example: 'Penguins on a rock',
      },
      addOns: {
        header: 'Add-ons',
        also: ['addons', 'extras'],
        about: 'Add-ons offered with it, with commas between them',
        example: 'audio-guide',
      },
      membersOnly: {
        header: 'Members only',
        also: ['memberonly'],
        about: 'yes: only members may buy',
        example: 'no',
      },
      order: { header: 'Order', also: ['displayorder', 'position'], about: 'Smallest first', example: '1' },
      retired: {
        header: 'Retired',
        also: ['closed'],
        about: 'yes: no longer sold; tickets that people hold stay good',
        example: 'no',
      },
    },
  },
  prices: {
    name: 'Prices',
    also: ['price'],
    needs: ['event', 'personType', 'price'],
    columns: {
      event: {
        header: 'Event',
        also: ['eventid', 'eventname'],
        about: 'As in Events. Prices of events without a row stay as they are',
        example: 'penguin-feeding',
      },
      priceList: {
        header: 'Price list',
        also: ['list', 'pricelistid'],
        about: 'Which prices, where an event has several: usual, weekend. The first one is the usual one',
        example: 'weekend',
      },
      personType: {
        header: 'Person type',
        also: ['persontypeid', 'person', 'tickettype'],
        about: 'As in Person types',
        example: 'student',
      },
      price: {
        header: 'Price',
        also: ['amount', 'cost'],
        about: 'In the currency of the venue; 0 is free, “not for sale” is not sold',
        example: '12.50',
      },
      minimum: { header: 'At least', also: ['minimum', 'min'], about: 'Fewest tickets', example: '' },
      maximum: {
        header: 'At most',
        also: ['maximum', 'max'],
        about: 'Most tickets in one order',
        example: '10',
      },
    },
  },
  times: {
    name: 'Times',
    also: ['time', 'starts', 'schedule', 'slots'],
    needs: ['event', 'from', 'times', 'seats'],
    columns: {
      event: {
        header: 'Event',
        also: ['eventid', 'eventname'],
        about: 'As in Events. Times of events without a row stay as they are',
        example: 'penguin-feeding',
      },
      from: {
        header: 'From',
        also: ['date', 'firstday', 'day', 'start'],
        about: 'First day, or the day of single starts',
        example: '2027-01-04',
      },
      to: {
        header: 'To',
        also: ['lastday', 'until', 'end'],
        about: 'Last day of starts that repeat; empty for the one day',
        example: '2027-03-31',
      },
      weekdays: {
        header: 'Weekdays',
        also: ['days', 'weekday'],
        about: 'Mon-Fri, or Sat, Sun; empty is every day',
        example: 'Mon-Fri',
      },
      times: {
        header: 'Start times',
        also: ['times', 'time', 'starttime', 'starts'],
        about: 'With commas between them',
        example: '09:30, 14:00',
      },
      seats: { header: 'Seats', also: ['capacity', 'places'], about: 'Of each start', example: '40' },
      priceList: {
        header: 'Price list',
        also: ['list', 'pricelistid'],
        about: 'Which prices; empty is the first list',
        example: 'weekend',
      },
      except: {
        header: 'Except',
        also: ['exceptions', 'without'],
        about: 'Days left out, with commas between them',
        example: '2027-02-16',
      },
    },
  },
  addOns: {
    name: 'Add-ons',
    also: ['addon', 'extras'],
    needs: ['addOn', 'price'],
    columns: {
      addOn: {
        header: 'Add-on',
        also: ['id', 'addonid'],
        about: 'Short name used in Events',
        example: 'audio-guide',
      },
      name: { header: 'Name', about: 'What visitors read', example: 'Audio guide' },
      description: { header: 'Description', about: 'What it is', example: 'In five languages' },
      price: {
        header: 'Price',
        also: ['amount', 'cost'],
        about: 'In the currency of the venue',
        example: '5.00',
      },
      stock: {
        header: 'Stock',
        also: ['totalquantity', 'pieces'],
        about: 'Pieces there are; empty is no limit',
        example: '100',
      },
      maximum: {
        header: 'At most',
        also: ['maximum', 'max'],
        about: 'Most pieces in one order',
        example: '4',
      },
      order: { header: 'Order', also: ['displayorder', 'position'], about: 'Smallest first', example: '1' },
    },
  },
} as const satisfies Record<
  string,
  {
    name: string
    also: readonly string[]
    needs: readonly string[]
    columns: Record<string, SheetColumn>
  }
>

export type SheetKind = keyof typeof SHEETS
export type ColumnOf<Kind extends SheetKind> = keyof (typeof SHEETS)[Kind]['columns'] & string

/** In the order in which one sheet may refer to another. */
export const SHEET_KINDS = Object.keys(SHEETS) as SheetKind[]

/** The columns of a sheet with their keys, in the order of the template. */
export const columnsOf = (kind: SheetKind): (SheetColumn & { key: string })[] =>
  Object.entries<SheetColumn>(SHEETS[kind].columns).map(([key, column]) => ({ ...column, key }))

/** Which sheet a name means; null for one that none has. */
export function sheetOfName(name: string): SheetKind | null {
  const key = wordKey(name)

  return (
    SHEET_KINDS.find(kind => [wordKey(SHEETS[kind].name), ...SHEETS[kind].also].includes(key as never)) ??
    null
  )
}

/** Which column of a sheet a header means; null for one that none has. */
export function columnOfHeader(kind: SheetKind, header: string): string | null {
  const key = wordKey(header)
  const column = columnsOf(kind).find(
    ({ header: own, also = [] }) => key !== '' && [wordKey(own), ...also].includes(key),
  )

  return column?.key ?? null
}
