import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** Where the specification's words are at home: `amount` may be a count there, and `eventId` a slot. */
const ON_THE_WIRE = /^app\/(?:contract|api\/[^/]+\/wire)\//
/** What is sent as the contract has it: a cart's draft, a problem's details, the JSON text of member prices. */
const WRITES_THE_WIRE = [
  'app/rules/baskets/basket-document.ts',
  'app/api/checkout/begin-attempt.ts',
  'app/api/events/member-pricing.ts',
  'app/routes/orders/tickets/items/combo/combo-form.ts',
  'app/routes/orders/tickets/items/event/event-form.ts',
  'app/routes/orders/tickets/items/event/read-start.server.ts',
  'app/rules/pricing/combo-problems.ts',
  'app/rules/pricing/price-cart.ts',
  'app/rules/pricing/ticket-lines.ts',
]

/** Values that go by a name of another meaning: `amount` is cents, `quantity` a count, an `eventId` no slot's. */
const TAKEN_FOR_ANOTHER = [
  /^(?:quantity|count): (?:\w+\.)*amount$/,
  /^amount: (?:\w+\.)*(?:quantity|count)$/,
  /^slotId: eventId$/,
  /^eventId: (?:(?:\w+\.)*slotId|slot\.id)$/,
  /^slots\.(?:get|has)\((?:\w+\.)*eventId\)$/,
]

const files = ['app', 'editor', 'theme'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map(path => `${folder}/${path}`)
    .filter(path => !ON_THE_WIRE.test(path)),
)

test('below the wire an amount is cents, a quantity a count, and a slot is no event', () => {
  const found = files
    .filter(path => !WRITES_THE_WIRE.includes(path))
    .flatMap(path => mistaken(readFileSync(join(root, path), 'utf8'), path).map(text => `${path}: ${text}`))
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('every file that writes the wire is there', () => {
  expect(WRITES_THE_WIRE.filter(path => !files.includes(path))).toEqual([])
})

test.each([
  ['const part = { name, quantity: amount }', ['quantity: amount']],
  ['const part = { quantity: item.amount }', ['quantity: item.amount']],
  ['const row = { amount: line.quantity }', ['amount: line.quantity']],
  ['const at = { slotId: eventId }', ['slotId: eventId']],
  ['const at = { eventId: slot.id }', ['eventId: slot.id']],
  ['const seats = slots.get(choice.eventId)?.free', ['slots.get(choice.eventId)']],
  ['const { amount: quantity, eventId: slotId } = item', []],
  ['const line = { amount: sumCents(amounts), quantity }', []],
  ['const choice = { slotId: slot.eventId }', []],
])('%s: %j', (text, faults) => {
  expect(mistaken(text)).toEqual(faults)
})

function mistaken(text: string, path = 'source.ts'): string[] {
  if (!/\b(?:amount|eventId)\b/.test(text)) return []
  const found: string[] = []
  const read = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) || ts.isCallExpression(node)) {
      const words = node.getText()
      if (TAKEN_FOR_ANOTHER.some(fault => fault.test(words))) found.push(words)
    }
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}
