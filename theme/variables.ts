import {
  black,
  between,
  blackOrWhite,
  labelOn,
  pressed,
  readable,
  tone,
  white,
  withinLuminance,
} from '#theme/color/derive.ts'
import { type Hex, hexOfLch, contrast, lchOf, luminance } from '#theme/color/color.ts'
import type { Kind, Limits, ValueOfKind } from '#theme/kinds.ts'

/** How a derivation reads the values it derives from; a cycle is an error. */
export type Get = {
  color: (reference: string) => Hex
  choice: (reference: string) => string
  number: (reference: string) => number
  text: (reference: string) => string
}

/** A promise: this colour stands on that one with at least this ratio (4.5 text, 3 large text and lines that matter). */
export type Need = { readonly on: string; readonly min: 3 | 4.5 }

export type VariableDefinition<K extends Kind = Kind> = Limits & {
  readonly kind: K
  /** What the editor calls it. */
  readonly name: string
  readonly help?: string
  /** One of the few values a venue is expected to set itself. */
  readonly seed?: true
  readonly needs?: readonly Need[]
  /** The platform's value, or how it follows from others. */
  readonly base: ValueOfKind[K] | ((get: Get) => ValueOfKind[K])
}

type Rest<K extends Kind> = Omit<VariableDefinition<K>, 'kind' | 'name' | 'base'>
type Declare<K extends Kind> = (
  name: string,
  base: VariableDefinition<K>['base'],
  rest?: Rest<K>,
) => VariableDefinition<K>

const declare =
  <K extends Kind>(kind: K, limits: Limits = {}): Declare<K> =>
  (name, base, rest) => ({ kind, name, base, ...limits, ...rest })

const color = declare('color')
const length = declare('dimension', { min: 0, max: 64 })
const fluid = declare('fluid', { min: 10, max: 120 })
const number = declare('number')
const face = declare('font')
const choice = declare('choice')
const ratio = declare('ratio')
const shadow = declare('shadow')

const on = (min: 3 | 4.5, ...references: string[]): readonly Need[] =>
  references.map(reference => ({ on: reference, min }))

const groundNames = [
  'page-background',
  'surface-background',
  'surface-sunken',
  'surface-raised',
  'surface-tint',
] as const
const grounds = (get: Get) => groundNames.map(get.color)
const isDark = (get: Get) => get.choice('color-mode') === 'dark'

/** Labels try the venue's own lightest and darkest tones before pure white and black. */
const label = (get: Get, ...surfaces: Hex[]) => {
  const [page, ink] = [get.color('page-background'), get.color('text-color')]
  return labelOn(surfaces, isDark(get) ? [ink, page] : [page, ink])
}

const same = (reference: string) => (get: Get) => get.color(reference)
const hover = (surface: string, labelled: string) => (get: Get) =>
  pressed(get.color(surface), { label: get.color(labelled), depth: 1 })
const active = (surface: string, labelled: string) => (get: Get) =>
  pressed(get.color(surface), { label: get.color(labelled), depth: 2 })
const labelled = (surface: string) => (get: Get) => label(get, get.color(surface))
const text =
  (seed: string, min: 3 | 4.5, ...surfaces: string[]) =>
  (get: Get) =>
    readable(get.color(seed), surfaces.map(get.color), min)

const accentFrom = (brand: Hex): Hex => {
  const { h } = lchOf(brand)
  return hexOfLch({ l: 0.68, c: 0.15, h: (h + 170) % 360 })
}

/** The main buttons carry the brand; on a dark page a brand too dark to be seen hands over to the accent. */
const actionFrom = (get: Get): Hex => {
  const [brand, accent, page] = [
    get.color('color-brand'),
    get.color('color-accent'),
    get.color('page-background'),
  ]
  if (!isDark(get) || contrast(brand, page) >= 3) return brand
  return contrast(accent, page) >= 3 ? accent : readable(brand, [page, get.color('surface-background')], 3)
}

const headerFrom = (get: Get): Hex =>
  ({ brand: get.color('color-brand'), deep: deepBrand(get), paper: get.color('page-background') })[
    get.choice('layout-header')
  ] ?? white

const deepBrand = (get: Get): Hex => {
  const brand = get.color('color-brand')
  return tone(brand, { y: Math.min(luminance(brand) * 0.8, isDark(get) ? 0.006 : 0.03) })
}

const footerFrom = (get: Get): Hex =>
  ({ brand: get.color('color-brand'), deep: deepBrand(get), paper: get.color('surface-sunken') })[
    get.choice('layout-footer')
  ] ?? white

type ToneName = 'positive' | 'warning' | 'critical' | 'info'
const toneHues: Record<ToneName, { c: number; h: number }> = {
  positive: { c: 0.12, h: 155 },
  warning: { c: 0.12, h: 72 },
  critical: { c: 0.17, h: 25 },
  info: { c: 0.1, h: 245 },
}

const toneSeed = (name: ToneName) => hexOfLch({ l: 0.6, ...toneHues[name] })
const toneBackground = (name: ToneName) => (get: Get) => {
  const page = luminance(get.color('page-background'))
  return isDark(get)
    ? tone(toneSeed(name), { y: page + 0.018, most: 0.06 })
    : tone(toneSeed(name), { y: page * 0.88, most: 0.05 })
}
const toneText = (name: ToneName) => (get: Get) =>
  readable(
    tone(toneSeed(name), { y: isDark(get) ? 0.5 : 0.11 }),
    [...grounds(get), get.color(`tone-${name}-background`)],
    4.5,
  )
const toneLine = (name: ToneName) => (get: Get) =>
  readable(
    tone(toneSeed(name), { y: isDark(get) ? 0.25 : 0.2 }),
    [...grounds(get), get.color(`tone-${name}-background`)],
    3,
  )
const toneSolid = (name: ToneName) => () => tone(toneSeed(name), { y: 0.15 })

const densities: Record<string, number> = { compact: 0.86, regular: 1, roomy: 1.16 }
const density = (get: Get) => densities[get.choice('space-density')] ?? 1
const px = (amount: number) => `${Math.round(amount * 2) / 2}px`
const space = (step: number) => (get: Get) => px(step * (step <= 8 ? 1 : density(get)))
const amountOf = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)
const radius = (get: Get) => amountOf(get.text('shape-radius'))
const size = (phone: number, desk: number) => (get: Get) => {
  const scale = get.number('type-size')
  return `${px(phone * scale)} ${px(desk * scale)}`
}
const headline = (phone: number, desk: number) => (get: Get) => {
  const scale = get.number('type-size') * get.number('type-drama')
  return `${px(phone * scale)} ${px(desk * scale)}`
}

const grown = [...groundNames]
const tones = { solidLabel: (name: ToneName) => labelled(`tone-${name}-solid`) }

/**
 * The one list of variables. Key = public reference (stored themes depend on it): its first word is the group.
 * Everything else follows from here: types, contract, CSS, controls, contrast pairs.
 */
export const variables = {
  'color-brand': color('Brand colour', '#1f4e79', {
    seed: true,
    help: 'Buttons, header and headings take it',
  }),
  'color-accent': color('Accent colour', get => accentFrom(get.color('color-brand')), {
    seed: true,
    help: 'Badges, stars, today, focus',
  }),
  'color-mode': choice('Light or dark', 'light', { seed: true, options: ['light', 'dark'] }),
  'color-paper': color(
    'Paper',
    get =>
      isDark(get)
        ? tone(get.color('color-brand'), { y: 0.008, most: 0.05 })
        : tone(get.color('color-brand'), { y: 0.955, most: 0.012 }),
    { seed: true, help: 'The tone of the page; kept light in light mode and dark in dark mode' },
  ),
  'color-action': color('Action colour', actionFrom, { help: 'Main buttons, selection' }),
  'color-action-label': color('Text on the action colour', labelled('color-action'), {
    needs: on(4.5, 'color-action'),
  }),
  'color-accent-label': color('Text on the accent', labelled('color-accent'), {
    needs: on(4.5, 'color-accent'),
  }),

  'page-background': color('Page background', get =>
    withinLuminance(get.color('color-paper'), isDark(get) ? [0.0015, 0.02] : [0.78, 1]),
  ),
  'surface-background': color('Card and panel', get => {
    const page = get.color('page-background')
    const y = luminance(page)
    return tone(page, { y: isDark(get) ? y + 0.01 : 1 - (1 - y) * 0.35, most: 0.05 })
  }),
  'surface-sunken': color('Sunken area', get => {
    const page = get.color('page-background')
    return tone(page, { y: luminance(page) * (isDark(get) ? 0.5 : 0.92) })
  }),
  'surface-raised': color('Menu and dialog', get => {
    const page = get.color('page-background')
    const y = luminance(page)
    return tone(page, { y: isDark(get) ? y + 0.02 : 1 - (1 - y) * 0.12, most: 0.055 })
  }),
  'surface-tint': color('Tinted area', get => {
    const y = luminance(get.color('page-background'))
    const brand = get.color('color-brand')
    return isDark(get)
      ? tone(brand, { y: y + 0.019, chroma: 1.6, most: 0.09 })
      : tone(brand, { y: y * 0.87, most: 0.04 })
  }),
  'line-hairline': color('Hairline', get => {
    const page = get.color('page-background')
    return tone(page, { y: isDark(get) ? luminance(page) + 0.05 : luminance(page) * 0.74, most: 0.05 })
  }),
  'line-strong': color(
    'Strong line',
    get => readable(tone(get.color('page-background'), { y: 0.25, most: 0.04 }), grounds(get), 3),
    {
      needs: on(3, ...grown),
    },
  ),

  'text-color': color(
    'Text',
    get =>
      readable(
        tone(get.color('color-brand'), isDark(get) ? { y: 0.86, most: 0.015 } : { y: 0.014, most: 0.03 }),
        grounds(get),
        4.5,
      ),
    {
      needs: on(4.5, ...grown),
    },
  ),
  'text-subtle': color(
    'Quiet text',
    get =>
      readable(
        tone(get.color('color-brand'), isDark(get) ? { y: 0.44, most: 0.035 } : { y: 0.115, most: 0.035 }),
        grounds(get),
        4.5,
      ),
    {
      needs: on(4.5, ...grown),
    },
  ),
  'text-weight': number('Text weight', 400, { min: 300, max: 600 }),
  'text-strong': number('Weight of stressed text', 650, { min: 500, max: 900 }),
  'text-leading': number('Line height of text', 1.55, { min: 1.3, max: 1.9 }),

  'heading-color': color(
    'Headings',
    get =>
      isDark(get)
        ? readable(tone(get.color('color-brand'), { y: 0.93, most: 0.01 }), grounds(get), 4.5)
        : readable(withinLuminance(get.color('color-brand'), [0, 0.085]), grounds(get), 4.5),
    {
      needs: on(4.5, ...grown),
    },
  ),
  'heading-weight': number('Heading weight', 650, { seed: true, min: 100, max: 900 }),
  'heading-width': number('Heading width', 100, {
    min: 75,
    max: 125,
    unit: '%',
    help: 'For faces that can be condensed',
  }),
  'heading-spacing': number('Heading letter-spacing', -0.012, { min: -0.06, max: 0.2, unit: 'em' }),
  'heading-leading': number('Line height of headings', 1.12, { min: 0.95, max: 1.4 }),
  'heading-case': choice('Heading case', 'none', { options: ['none', 'uppercase'] }),

  'link-color': color('Link', text('color-action', 4.5, ...groundNames), { needs: on(4.5, ...grown) }),
  'link-hover': color(
    'Link, pointed at',
    get => {
      const link = get.color('link-color')
      const y = luminance(link)
      return readable(
        tone(link, { y: blackOrWhite(...grounds(get)) === white ? y + (1 - y) * 0.4 : y * 0.55 }),
        grounds(get),
        4.5,
      )
    },
    { needs: on(4.5, ...grown) },
  ),
  'link-underline': choice('Underline links', 'underline', {
    options: ['underline', 'none'],
    help: 'Links in running text stay underlined',
  }),

  'focus-ring': color('Focus ring', text('color-accent', 3, ...groundNames), { needs: on(3, ...grown) }),
  'focus-width': length('Focus ring width', '2px', { min: 2, max: 4 }),
  'focus-offset': length('Focus ring distance', '2px', { min: 1, max: 6 }),

  'button-background': color('Button', same('color-action')),
  'button-background-hover': color('Button, pointed at', hover('button-background', 'button-label')),
  'button-background-active': color('Button, pressed', active('button-background', 'button-label')),
  'button-label': color('Button label', labelled('button-background'), {
    needs: on(4.5, 'button-background', 'button-background-hover', 'button-background-active'),
  }),
  'button-border': color(
    'Button edge',
    text('button-background', 3, 'page-background', 'surface-background'),
    {
      needs: on(3, 'page-background', 'surface-background'),
    },
  ),
  'button-disabled-background': color('Disabled button', same('surface-sunken')),
  'button-disabled-label': color(
    'Disabled button label',
    text('line-strong', 3, 'button-disabled-background'),
    { needs: on(3, 'button-disabled-background') },
  ),
  'button-secondary-background': color('Second button', same('surface-raised')),
  'button-secondary-background-hover': color('Second button, pointed at', same('surface-tint')),
  'button-secondary-background-active': color('Second button, pressed', same('surface-sunken')),
  'button-secondary-label': color('Second button label', same('link-color'), {
    needs: on(
      4.5,
      'button-secondary-background',
      'button-secondary-background-hover',
      'button-secondary-background-active',
    ),
  }),
  'button-secondary-border': color('Second button edge', text('link-color', 3, ...groundNames), {
    needs: on(3, ...grown),
  }),
  'button-quiet-label': color('Quiet button label', same('link-color'), { needs: on(4.5, ...grown) }),
  'button-quiet-background-hover': color('Quiet button, pointed at', same('surface-tint')),
  'button-danger-background': color('Danger button', same('tone-critical-solid')),
  'button-danger-background-hover': color(
    'Danger button, pointed at',
    hover('button-danger-background', 'button-danger-label'),
  ),
  'button-danger-background-active': color(
    'Danger button, pressed',
    active('button-danger-background', 'button-danger-label'),
  ),
  'button-danger-label': color('Danger button label', labelled('button-danger-background'), {
    needs: on(
      4.5,
      'button-danger-background',
      'button-danger-background-hover',
      'button-danger-background-active',
    ),
  }),
  'button-weight': number('Button weight', 650, { min: 400, max: 900 }),
  'button-spacing': number('Button letter-spacing', 0, { min: -0.02, max: 0.2, unit: 'em' }),
  'button-case': choice('Button case', 'none', { options: ['none', 'uppercase'] }),

  'field-background': color('Field', get => get.color(isDark(get) ? 'surface-sunken' : 'surface-raised')),
  'field-background-disabled': color('Disabled field', same('surface-sunken')),
  'field-text': color('Text in a field', same('text-color'), {
    needs: on(4.5, 'field-background', 'field-background-disabled'),
  }),
  'field-placeholder': color(
    'Example in a field',
    text('text-subtle', 4.5, 'field-background', 'field-background-disabled'),
    {
      needs: on(4.5, 'field-background', 'field-background-disabled'),
    },
  ),
  'field-border': color('Field edge', text('line-strong', 3, ...groundNames, 'field-background'), {
    needs: on(3, ...grown, 'field-background'),
  }),
  'field-border-hover': color('Field edge, pointed at', same('text-subtle'), {
    needs: on(3, ...grown, 'field-background'),
  }),
  'field-border-focus': color(
    'Field edge, focused',
    text('link-color', 3, ...groundNames, 'field-background'),
    { needs: on(3, ...grown, 'field-background') },
  ),
  'field-border-invalid': color(
    'Field edge, invalid',
    text('tone-critical-line', 3, ...groundNames, 'field-background'),
    { needs: on(3, ...grown, 'field-background') },
  ),
  'field-label': color('Field label', same('text-color'), { needs: on(4.5, ...grown) }),
  'field-help': color('Help under a field', same('text-subtle'), { needs: on(4.5, ...grown) }),
  'field-error': color('Error under a field', same('tone-critical-text'), { needs: on(4.5, ...grown) }),
  'field-check': color('Checked box', text('color-action', 3, ...groundNames, 'field-background'), {
    needs: on(3, ...grown, 'field-background'),
  }),
  'field-check-mark': color('Mark in a checked box', get => label(get, get.color('field-check')), {
    needs: on(4.5, 'field-check'),
  }),

  'calendar-background': color('Calendar', same('surface-background')),
  'calendar-text': color('Calendar day', same('text-color'), {
    needs: on(4.5, 'calendar-background', 'calendar-hover'),
  }),
  'calendar-price': color('Price of a day', same('text-subtle'), {
    needs: on(4.5, 'calendar-background', 'calendar-hover'),
  }),
  'calendar-hover': color('Day, pointed at', same('surface-tint')),
  'calendar-selected': color('Selected day', same('color-action')),
  'calendar-selected-label': color('Text of the selected day', labelled('calendar-selected'), {
    needs: on(4.5, 'calendar-selected'),
  }),
  'calendar-today': color('Mark of today', text('color-accent', 3, 'calendar-background', 'calendar-hover'), {
    needs: on(3, 'calendar-background', 'calendar-hover'),
  }),
  'calendar-disabled': color('Day without events', text('line-strong', 3, 'calendar-background'), {
    needs: on(3, 'calendar-background'),
  }),
  'calendar-note-background': color('Note on a day', same('tone-info-background')),
  'calendar-note-text': color('Text of a note', text('tone-info-text', 4.5, 'calendar-note-background'), {
    needs: on(4.5, 'calendar-note-background'),
  }),
  'calendar-many': color(
    'Mark: plenty left',
    text('tone-positive-line', 3, 'calendar-background', 'calendar-hover'),
    { needs: on(3, 'calendar-background', 'calendar-hover') },
  ),
  'calendar-few': color(
    'Mark: few left',
    text('tone-warning-line', 3, 'calendar-background', 'calendar-hover'),
    { needs: on(3, 'calendar-background', 'calendar-hover') },
  ),
  'calendar-none': color(
    'Mark: sold out',
    text('tone-critical-line', 3, 'calendar-background', 'calendar-hover'),
    { needs: on(3, 'calendar-background', 'calendar-hover') },
  ),

  'banner-background': color('Banner', same('surface-tint')),
  'banner-text': color('Banner text', text('text-color', 4.5, 'banner-background'), {
    needs: on(4.5, 'banner-background'),
  }),
  'banner-link': color('Banner link', text('link-color', 4.5, 'banner-background'), {
    needs: on(4.5, 'banner-background'),
  }),
  'banner-line': color('Banner edge', same('line-hairline')),

  'card-background': color('Event card', same('surface-background')),
  'card-background-hover': color('Event card, pointed at', same('surface-raised')),
  'card-heading': color('Event name', same('heading-color'), {
    needs: on(4.5, 'card-background', 'card-background-hover'),
  }),
  'card-text': color('Event text', same('text-color'), {
    needs: on(4.5, 'card-background', 'card-background-hover'),
  }),
  'card-subtle': color('Event facts', same('text-subtle'), {
    needs: on(4.5, 'card-background', 'card-background-hover'),
  }),
  'card-price': color('Event price', same('text-color'), {
    needs: on(4.5, 'card-background', 'card-background-hover'),
  }),
  'card-member': color(
    'Member price',
    text('color-accent', 4.5, 'card-background', 'card-background-hover', 'page-background'),
    {
      needs: on(4.5, 'card-background', 'card-background-hover', 'page-background'),
    },
  ),
  'card-line': color('Event card edge', same('line-hairline')),
  'card-shadow': shadow('Event card shadow', 'soft'),
  'card-padding': length('Space inside a card', get => px(20 * density(get))),

  'chip-background': color('Time', same('surface-tint')),
  'chip-background-hover': color('Time, pointed at', same('surface-sunken')),
  'chip-text': color('Text of a time', text('text-color', 4.5, 'chip-background', 'chip-background-hover'), {
    needs: on(4.5, 'chip-background', 'chip-background-hover'),
  }),
  'chip-line': color('Edge of a time', text('line-strong', 3, ...groundNames), { needs: on(3, ...grown) }),
  'chip-selected': color('Chosen time', same('color-action')),
  'chip-selected-label': color('Text of the chosen time', labelled('chip-selected'), {
    needs: on(4.5, 'chip-selected'),
  }),
  'chip-soldout-text': color('Text of a sold-out time', text('text-subtle', 4.5, 'surface-sunken'), {
    needs: on(4.5, 'surface-sunken'),
  }),

  'inventory-background': color('Inventory row', same('surface-background')),
  'inventory-text': color('Inventory text', same('text-color'), { needs: on(4.5, 'inventory-background') }),
  'inventory-subtle': color('Inventory description', same('text-subtle'), {
    needs: on(4.5, 'inventory-background'),
  }),
  'inventory-price': color('Inventory price', same('text-color'), { needs: on(4.5, 'inventory-background') }),
  'inventory-retail': color('Struck-through price', same('text-subtle'), {
    needs: on(4.5, 'inventory-background'),
  }),
  'inventory-line': color('Line between rows', same('line-hairline')),

  'sum-background': color('Order total', same('surface-raised')),
  'sum-text': color('Order lines', same('text-color'), { needs: on(4.5, 'sum-background') }),
  'sum-subtle': color('Order details', same('text-subtle'), { needs: on(4.5, 'sum-background') }),
  'sum-total': color('The total itself', same('heading-color'), { needs: on(4.5, 'sum-background') }),
  'sum-saving': color('Saving', text('tone-positive-text', 4.5, 'sum-background'), {
    needs: on(4.5, 'sum-background'),
  }),
  'sum-line': color('Line above the total', same('line-hairline')),
  'sum-shadow': shadow('Order total shadow', 'deep'),

  'stepper-background': color('Quantity button', same('surface-raised')),
  'stepper-background-hover': color('Quantity button, pointed at', same('surface-tint')),
  'stepper-icon': color('Plus and minus', same('link-color'), {
    needs: on(4.5, 'stepper-background', 'stepper-background-hover'),
  }),
  'stepper-text': color('Quantity', same('text-color'), { needs: on(4.5, 'stepper-background') }),
  'stepper-line': color('Quantity edge', text('line-strong', 3, ...groundNames), { needs: on(3, ...grown) }),
  'stepper-disabled': color('Plus and minus, at the limit', text('line-strong', 3, 'stepper-background'), {
    needs: on(3, 'stepper-background'),
  }),

  'review-background': color('Review form', same('surface-background')),
  'review-text': color('Review text', same('text-color'), { needs: on(4.5, 'review-background') }),
  'review-subtle': color('Review date and author', same('text-subtle'), {
    needs: on(4.5, 'review-background'),
  }),
  'review-star': color('Star', text('color-accent', 3, ...groundNames, 'review-background'), {
    needs: on(3, ...grown, 'review-background'),
  }),
  'review-star-empty': color('Empty star', text('line-strong', 3, ...groundNames, 'review-background'), {
    needs: on(3, ...grown, 'review-background'),
  }),
  'review-bar': color('Bar of the star chart', same('review-star'), { needs: on(3, 'review-background') }),
  'review-track': color('Track of the star chart', same('surface-sunken')),

  'header-background': color('Header', headerFrom),
  'header-text': color('Header text', labelled('header-background'), {
    needs: on(4.5, 'header-background', 'header-background-hover'),
  }),
  'header-background-hover': color('Header link, pointed at', hover('header-background', 'header-text')),
  'header-line': color('Line under the header', get =>
    get.choice('layout-header') === 'paper' ? get.color('line-hairline') : get.color('header-background'),
  ),
  'header-focus': color('Focus ring in the header', same('header-text'), {
    needs: on(3, 'header-background'),
  }),
  'header-badge': color('Cart badge', text('color-accent', 3, 'header-background'), {
    needs: on(3, 'header-background'),
  }),
  'header-badge-label': color('Cart badge text', labelled('header-badge'), {
    needs: on(4.5, 'header-badge'),
  }),

  'footer-background': color('Footer', footerFrom),
  'footer-text': color('Footer text', labelled('footer-background'), { needs: on(4.5, 'footer-background') }),
  'footer-subtle': color(
    'Footer, quiet text',
    get => {
      const ground = get.color('footer-background')
      return readable(between(get.color('footer-text'), ground, 0.38), [ground], 4.5)
    },
    { needs: on(4.5, 'footer-background') },
  ),
  'footer-link': color('Footer link', same('footer-text'), { needs: on(4.5, 'footer-background') }),
  'footer-line': color('Footer line', get =>
    between(get.color('footer-background'), get.color('footer-text'), 0.12),
  ),

  'hero-background': color('Hero band', get =>
    get.choice('layout-hero') === 'plain' ? get.color('page-background') : deepBrand(get),
  ),
  'hero-text': color('Hero text', labelled('hero-background'), { needs: on(4.5, 'hero-background') }),
  'hero-subtle': color(
    'Hero, quiet text',
    get => {
      const ground = get.color('hero-background')
      return readable(between(get.color('hero-text'), ground, 0.25), [ground], 4.5)
    },
    { needs: on(4.5, 'hero-background') },
  ),
  'hero-scrim': color('Shade over pictures', get => tone(get.color('color-brand'), { y: 0.004, most: 0.06 })),
  'hero-scrim-text': color('Text on pictures', white, { needs: on(4.5, 'hero-scrim') }),

  'badge-background': color('Badge', same('color-accent')),
  'badge-text': color('Badge text', labelled('badge-background'), { needs: on(4.5, 'badge-background') }),
  'badge-line': color('Badge edge', text('badge-background', 3, ...groundNames), { needs: on(3, ...grown) }),

  'member-background': color('Member card', get =>
    isDark(get) ? get.color('surface-tint') : deepBrand(get),
  ),
  'member-text': color('Member card text', labelled('member-background'), {
    needs: on(4.5, 'member-background'),
  }),
  'member-accent': color('Member card mark', text('color-accent', 3, 'member-background'), {
    needs: on(3, 'member-background'),
  }),

  'ticket-background': color('Ticket', same('surface-raised')),
  'ticket-text': color('Ticket text', same('text-color'), { needs: on(4.5, 'ticket-background') }),
  'ticket-subtle': color('Ticket, quiet text', same('text-subtle'), { needs: on(4.5, 'ticket-background') }),
  'ticket-stub': color('Ticket stub', same('color-action')),
  'ticket-stub-text': color('Ticket stub text', labelled('ticket-stub'), { needs: on(4.5, 'ticket-stub') }),
  'ticket-line': color('Tear line', same('line-strong'), { needs: on(3, 'ticket-background') }),
  'ticket-code-background': color('Behind the code', white),
  'ticket-code': color('The code', black, { needs: on(4.5, 'ticket-code-background') }),

  'tone-positive-background': color('Good news', toneBackground('positive')),
  'tone-positive-text': color('Good news, text', toneText('positive'), {
    needs: on(4.5, ...grown, 'tone-positive-background'),
  }),
  'tone-positive-line': color('Good news, line', toneLine('positive'), {
    needs: on(3, ...grown, 'tone-positive-background'),
  }),
  'tone-positive-solid': color('Good news, solid', toneSolid('positive')),
  'tone-positive-label': color('Good news, text on solid', tones.solidLabel('positive'), {
    needs: on(4.5, 'tone-positive-solid'),
  }),
  'tone-warning-background': color('Warning', toneBackground('warning')),
  'tone-warning-text': color('Warning, text', toneText('warning'), {
    needs: on(4.5, ...grown, 'tone-warning-background'),
  }),
  'tone-warning-line': color('Warning, line', toneLine('warning'), {
    needs: on(3, ...grown, 'tone-warning-background'),
  }),
  'tone-warning-solid': color('Warning, solid', toneSolid('warning')),
  'tone-warning-label': color('Warning, text on solid', tones.solidLabel('warning'), {
    needs: on(4.5, 'tone-warning-solid'),
  }),
  'tone-critical-background': color('Error', toneBackground('critical')),
  'tone-critical-text': color('Error, text', toneText('critical'), {
    needs: on(4.5, ...grown, 'tone-critical-background'),
  }),
  'tone-critical-line': color('Error, line', toneLine('critical'), {
    needs: on(3, ...grown, 'tone-critical-background'),
  }),
  'tone-critical-solid': color('Error, solid', toneSolid('critical')),
  'tone-critical-label': color('Error, text on solid', tones.solidLabel('critical'), {
    needs: on(4.5, 'tone-critical-solid'),
  }),
  'tone-info-background': color('Note', toneBackground('info')),
  'tone-info-text': color('Note, text', toneText('info'), {
    needs: on(4.5, ...grown, 'tone-info-background'),
  }),
  'tone-info-line': color('Note, line', toneLine('info'), { needs: on(3, ...grown, 'tone-info-background') }),
  'tone-info-solid': color('Note, solid', toneSolid('info')),
  'tone-info-label': color('Note, text on solid', tones.solidLabel('info'), {
    needs: on(4.5, 'tone-info-solid'),
  }),

  'shadow-color': color('Shadow', get =>
    isDark(get) ? black : tone(get.color('color-brand'), { y: 0.006, most: 0.06 }),
  ),
  'shadow-popover': shadow('Menu and dialog shadow', 'deep'),

  'face-display': face('Face of headlines', 'figtree', { seed: true }),
  'face-text': face('Face of text', 'figtree', { seed: true }),
  'face-control': face('Face of buttons and fields', get => get.text('face-text'), {
    help: 'Follows the text face until set',
  }),

  'type-size': number('Text size', 1, {
    min: 0.9,
    max: 1.25,
    help: '1 is our scale; everything grows with it',
  }),
  'type-drama': number('Size of headlines', 1, { min: 0.8, max: 1.3 }),
  'type-tiny': fluid('Smallest text', size(13, 13)),
  'type-small': fluid('Small text', size(15, 15)),
  'type-body': fluid('Text', size(16, 17)),
  'type-lead': fluid('Opening text', size(18, 20)),
  'type-title': fluid('Small heading', headline(21, 25)),
  'type-heading': fluid('Heading', headline(26, 32)),
  'type-display': fluid('Large heading', headline(32, 44)),
  'type-poster': fluid('Largest heading', headline(38, 60)),

  'shape-radius': length('Corner radius', '10px', { seed: true, max: 40 }),
  'shape-radius-small': length('Corner radius, small parts', get => px(radius(get) * 0.5), { max: 40 }),
  'shape-radius-large': length('Corner radius, large parts', get => px(Math.min(40, radius(get) * 1.4)), {
    max: 48,
  }),
  'shape-button': length('Button radius', get => px(radius(get)), { seed: true, max: 999 }),
  'shape-field': length('Field radius', get => px(Math.min(14, radius(get))), { max: 32 }),
  'shape-chip': length('Radius of times', get => px(Math.min(amountOf(get.text('shape-button')), 999)), {
    max: 999,
  }),
  'shape-picture': length('Picture radius', get => px(radius(get)), { max: 48 }),
  'shape-border': length('Line width', '1px', { min: 1, max: 4 }),

  'space-density': choice('Density', 'regular', { seed: true, options: ['compact', 'regular', 'roomy'] }),
  'space-x1': length('Space 4', space(4), { max: 120 }),
  'space-x2': length('Space 8', space(8), { max: 120 }),
  'space-x3': length('Space 12', space(12), { max: 120 }),
  'space-x4': length('Space 16', space(16), { max: 120 }),
  'space-x6': length('Space 24', space(24), { max: 120 }),
  'space-x8': length('Space 32', space(32), { max: 120 }),
  'space-x12': length('Space 48', space(48), { max: 120 }),
  'space-x16': length('Space 64', space(64), { max: 120 }),
  'space-x24': length('Space 96', space(96), { max: 160 }),
  'space-gutter': fluid(
    'Page margin',
    get => `${px(20 * Math.min(1, density(get)))} ${px(40 * density(get))}`,
    { min: 12, max: 120 },
  ),
  'space-page': length('Page width', get => px(1160 * (density(get) > 1 ? 1.04 : 1)), {
    min: 720,
    max: 1600,
  }),
  'space-reading': length('Reading width', '680px', { min: 420, max: 860 }),
  'space-control': length('Height of controls', get => px(Math.max(44, 48 * density(get))), {
    min: 44,
    max: 72,
  }),

  'picture-ratio': ratio('Picture shape', '4 / 3', { seed: true }),
  'picture-ratio-band': ratio('Shape of wide pictures', '21 / 9'),
  'picture-background': color('Behind pictures', same('surface-sunken')),

  'layout-events': choice('Events list', 'cards', {
    seed: true,
    options: ['cards', 'plates', 'times'],
    help: 'Cards: large pictures. Plates: picture left, words right. Times: the time first',
  }),
  'layout-hero': choice('Top of the events list', 'picture', { options: ['picture', 'split', 'plain'] }),
  'layout-header': choice('Header', 'paper', { options: ['brand', 'deep', 'paper'] }),
  'layout-footer': choice('Footer', 'deep', { options: ['brand', 'deep', 'paper'] }),
  'layout-frame': choice('How parts are set apart', 'surface', {
    options: ['surface', 'rule', 'hairline'],
    help: 'Filled surfaces, ruled lines or hairline frames',
  }),
  'layout-align': choice('Headlines', 'start', { options: ['start', 'center'] }),

  'motion-quick': number('Quick motion', 140, { min: 0, max: 400, unit: 'ms' }),
  'motion-calm': number('Calm motion', 200, { min: 0, max: 600, unit: 'ms' }),
} as const satisfies Record<string, VariableDefinition>

export type VariableReference = keyof typeof variables
export type KindOf<R extends VariableReference> = (typeof variables)[R]['kind']
export type ValueOf<R extends VariableReference> = ValueOfKind[KindOf<R>]

/** What a layer (preset, venue) stores: the variables it sets itself, nothing resolved. */
export type VariableValues = { [R in VariableReference]?: ValueOf<R> }

export const variableReferences = Object.keys(variables) as VariableReference[]

export const isVariableReference = (key: string): key is VariableReference => Object.hasOwn(variables, key)

/** The definition of a variable with its kind's type forgotten, for code that walks the list. */
export const definitionOf = (reference: VariableReference): VariableDefinition =>
  variables[reference] as VariableDefinition

/** The custom property of a variable: `button-background` → `--mq-button-background`. */
export const customProperty = (reference: VariableReference): `--mq-${VariableReference}` =>
  `--mq-${reference}`

/** How the editor names the groups, in its order. The group of a variable is the first word of its reference. */
export const variableGroups = {
  color: 'Brand',
  face: 'Faces',
  type: 'Type sizes',
  heading: 'Headings',
  text: 'Text',
  link: 'Links',
  shape: 'Shape',
  space: 'Space',
  layout: 'Layout',
  picture: 'Pictures',
  page: 'Page',
  surface: 'Surfaces',
  line: 'Lines',
  shadow: 'Shadows',
  header: 'Header',
  hero: 'Hero',
  footer: 'Footer',
  banner: 'Banner',
  button: 'Buttons',
  field: 'Fields',
  calendar: 'Calendar',
  card: 'Event card',
  chip: 'Times',
  badge: 'Badges',
  inventory: 'Inventory',
  sum: 'Sum control',
  stepper: 'Quantities',
  review: 'Reviews',
  member: 'Member card',
  ticket: 'Ticket',
  tone: 'Status',
  focus: 'Focus',
  motion: 'Motion',
} as const satisfies Record<string, string>

export type VariableGroup = keyof typeof variableGroups

export const groupOf = (reference: VariableReference): VariableGroup =>
  reference.slice(0, reference.indexOf('-')) as VariableGroup
