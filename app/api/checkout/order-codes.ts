import { randomInt } from 'node:crypto'

/** No 0 and O, no 1 and I: what is read out on the telephone is understood. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const NUMBER_LENGTH = 8
/** 26 of 32 letters: 130 bits, and capitals make a small QR code. */
const TICKET_LENGTH = 26

const randomText = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A short order number such as `7KQ2-MX9R`; the database checks that it is free. */
export function newOrderNumber(): string {
  const text = randomText(NUMBER_LENGTH)
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** What a member types to be recognised, such as `7KQ2-MX9R-4TVA`: 60 bits, and tries are counted. */
export const newMembershipId = () => [randomText(4), randomText(4), randomText(4)].join('-')

/** What a ticket's QR code carries: nobody guesses it. */
export const newTicketCode = () => randomText(TICKET_LENGTH)
