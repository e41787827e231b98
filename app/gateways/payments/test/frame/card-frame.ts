import type {
  CardAnswer,
  CardFieldTheme,
  CardFont,
  CardMarks,
  CardWords,
} from '#app/gateways/payments/card-entry/card-entry.ts'
import {
  CHANNEL,
  type FromFrame,
  greeting,
  type ReadyMessage,
  type ToFrame,
} from '#app/gateways/payments/card-entry/frame-messages.ts'
import {
  type CardField,
  type CardInput,
  cardErrors,
  cardNumberGroups,
  cardNumberText,
  EXPIRY_MONTH_LENGTH,
} from '#app/rules/checkout/card-fields.ts'
import { digitsOnly } from '#app/rules/shell/input-text.ts'
import { drawBrands } from './brand-marks.ts'
import { customProperties, knownFonts } from './field-theme.ts'
import { drawMonthAndYear } from './month-and-year.ts'
import { drawOneLine, isOneLine, shownInput } from './one-line.ts'
import { isWalletSheet, openWalletSheet } from './wallet-sheet.ts'

/** The script of the test gateway's frame: what is typed here leaves it as a token, and to the gateway's own origin only. */

const TOKENS = '/gateway/test/tokens'
const FIELDS = ['number', 'expMonth', 'expYear', 'cvc'] as const satisfies readonly CardField[]

const inputOf = (field: CardField) => document.getElementById(field) as HTMLInputElement

/** Greets the page that holds this frame and does what it says, once it has proved to be the one the gateway knows. */
export function openCardFrame(parentOrigin: string) {
  const onMessage = (event: MessageEvent) => {
    const open = greeting(event, { type: 'open', origin: parentOrigin, source: window.parent })
    const [port] = event.ports
    if (!open || !port) return
    window.removeEventListener('message', onMessage)
    showWords(open.words)
    if (open.layout.expiry === 'one') drawOneLine(open)
    else drawMonthAndYear(open)
    drawBrands(open.layout.brands)
    applyTheme(open.fieldTheme, open.fonts)
    serve(port)
  }
  window.addEventListener('message', onMessage)
  const ready: ReadyMessage = { channel: CHANNEL, type: 'ready' }
  window.parent.postMessage(ready, parentOrigin)
}

/** Labels and hints in the venue's words. */
function showWords(words: CardWords) {
  document.documentElement.lang = words.language
  document.documentElement.dir = words.direction
  for (const field of FIELDS) {
    const label = document.querySelector(`label[for="${field}"]`)
    if (label) label.textContent = words[field]
  }
  inputOf('cvc').placeholder = words.cvcHint ?? ''
  inputOf('expMonth').placeholder = words.monthHint
  inputOf('expYear').placeholder = words.yearHint
  const help = document.getElementById('cvc-help')
  if (help) help.textContent = words.cvcHelp
}

function applyTheme(fieldTheme: Partial<CardFieldTheme>, fonts: readonly CardFont[]) {
  const { style } = document.documentElement
  for (const [name, value] of customProperties(fieldTheme)) style.setProperty(name, value)
  for (const { family, path, weight, range } of knownFonts(fonts)) {
    const face = new FontFace(family, `url(${path})`, { weight, unicodeRange: range || 'U+0-10FFFF' })
    document.fonts.add(face)
  }
  document.body.hidden = false
}

function serve(port: MessagePort) {
  const send = (message: FromFrame) => port.postMessage(message)
  port.onmessage = ({ data }) => void handleMessage(data, send)
  inputOf('number').addEventListener('input', () =>
    send({ type: 'prefix', digits: digitsOnly(inputOf('number').value).slice(0, 6) }),
  )
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && send({ type: 'enter' }))
  const measure = () =>
    send({ type: 'height', pixels: Math.ceil(document.body.getBoundingClientRect().height) })
  // A browser tells nothing of a frame that stands below its window until it is scrolled to.
  measure()
  new ResizeObserver(measure).observe(document.body)
}

async function handleMessage(message: ToFrame, send: (message: FromFrame) => void) {
  if (message.type === 'mark') mark(message.marks)
  if (message.type === 'focus') shownInput(message.field).focus()
  if (message.type === 'ask') send({ type: 'answer', id: message.id, answer: await answer() })
}

function mark(marks: CardMarks) {
  for (const field of FIELDS) markInput(inputOf(field), marks[field])
  const expiry = document.getElementById('expiry')
  if (expiry) markInput(expiry, bothWrong(marks) ?? marks.expMonth ?? marks.expYear)
  const pair = document.getElementById('pair-error')
  if (pair) pair.textContent = bothWrong(marks) ?? ''
}

/** One sentence where month and year are both wrong, in the words of its place. */
function bothWrong({ expMonth, expYear }: CardMarks): string | undefined {
  const place = document.getElementById('expiry-error') ?? document.getElementById('pair-error')
  return expMonth && expYear ? place?.dataset.words : undefined
}

function markInput(input: HTMLElement, sentence: string | undefined) {
  if (sentence) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
  const place = document.getElementById(`${input.id}-error`)
  if (place) place.textContent = sentence ?? ''
}

/** The token of the typed card, or what is wrong with it. */
async function answer(): Promise<CardAnswer> {
  const typed = Object.fromEntries(FIELDS.map(field => [field, inputOf(field).value.trim()])) as CardInput
  const wrong = FIELDS.filter(field => cardErrors(typed)[field])
  if (wrong.length > 0) return { wrong }
  try {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    }
    const { error, ...card } = await (await fetch(TOKENS, init)).json()
    return error ? { refused: error } : { card }
  } catch {
    return { refused: {} }
  }
}

/** Digits only, and no more than a field takes (CHK-184, CHK-187). */
function keepShort({ target }: Event) {
  const input = target as HTMLInputElement
  if (input.id === 'expiry') return
  if (input.id === 'number') return keepNumber(input)
  const kept = digitsOnly(input.value).slice(0, lengths[input.id])
  if (kept !== input.value) input.value = kept
}

/** On one line the number stands in groups, and whoever types within it stays where they are. */
function keepNumber(input: HTMLInputElement) {
  const digits = cardNumberText(input.value)
  const kept = isOneLine() ? cardNumberGroups(digits) : digits
  if (kept === input.value) return
  const isAtEnd = input.selectionStart === input.value.length
  const before = digitsOnly(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = kept
  const caret = isAtEnd ? kept.length : placeOf(kept, before)
  input.setSelectionRange(caret, caret)
}

/** Behind so many digits of a number in groups. */
const placeOf = (groups: string, count: number) =>
  [...groups].findIndex((_, at) => digitsOnly(groups.slice(0, at)).length === count)

const lengths: Record<string, number> = { expMonth: EXPIRY_MONTH_LENGTH, expYear: 4, cvc: 4 }

const { parent } = document.documentElement.dataset
if (parent && isWalletSheet()) openWalletSheet(parent)
else if (parent) {
  document.addEventListener('input', keepShort)
  openCardFrame(parent)
}
