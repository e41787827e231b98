import { black, white } from '#theme/color/derive.ts'
import {
  cardPadding,
  controlHeight,
  corner,
  cornerOf,
  gutter,
  headingSize,
  pageWidth,
  sizeOf,
  space,
  textSize,
} from '#theme/derivations/measures.ts'
import {
  accentOfBrand,
  accentUnlikeErrors,
  action,
  activeColor,
  bandLine,
  fade,
  footerBand,
  groundNames,
  hairline,
  headerBand,
  headerLine,
  headingInk,
  heroBand,
  hoverColor,
  ink,
  isDark,
  labelFor,
  legible,
  linkHover,
  pageOfPaper,
  paperOfBrand,
  quietInk,
  raisedSurface,
  same,
  scrim,
  shadowInk,
  strongLine,
  sunken,
  surface,
  tint,
  visible,
} from '#theme/derivations/palette.ts'
import { toneBackground, toneLine, toneSolid, toneText } from '#theme/derivations/tones.ts'
import type { ValueOfKind } from '#theme/kinds.ts'
import {
  choice,
  color,
  face,
  fluid,
  length,
  number,
  on,
  ratio,
  shadow,
  type VariableDefinition,
} from '#theme/variable-definition.ts'

/**
 * The one list of variables. Key = public reference (stored themes depend on it): its first word is the group.
 * Everything else follows from here: types, contract, CSS, controls, contrast pairs.
 */
export const variables = {
  'color-brand': color('Brand colour', '#1f4e79', {
    seed: true,
    help: 'Where all colours begin: buttons, links and headings follow it, paper and lines take a tint of it',
  }),
  'color-accent': color('Accent colour', accentOfBrand, { seed: true, help: 'Badges, stars, today, focus' }),
  'color-mode': choice('Light or dark', 'light', { seed: true, options: ['light', 'dark'] }),
  'color-paper': color('Paper', paperOfBrand, {
    seed: true,
    help: 'The tone of the page; kept light in light mode and dark in dark mode',
  }),
  'color-action': color('Action colour', action, {
    help: 'Main buttons, links and what is chosen; in dark mode the accent, where the brand colour could not be seen',
  }),
  'color-action-label': color('Text on the action colour', labelFor('color-action'), {
    help: 'Marked words, the card of a member, buttons of mails; buttons of pages have a label of their own',
    needs: on(4.5, 'color-action'),
  }),

  'page-background': color('Page background', pageOfPaper),
  'surface-background': color('Card and panel', surface),
  'surface-sunken': color('Sunken area', sunken),
  'surface-raised': color('Menu and dialog', raisedSurface),
  'surface-tint': color('Tinted area', tint),
  'line-hairline': color('Hairline', hairline),
  'line-strong': color('Strong line', strongLine, { needs: on(3, ...groundNames) }),

  'text-color': color('Text', ink, { needs: on(4.5, ...groundNames) }),
  'text-subtle': color('Quiet text', quietInk, { needs: on(4.5, ...groundNames) }),
  'text-weight': number('Text weight', 400, { min: 300, max: 600 }),
  'text-strong': number('Weight of stressed text', 650, { min: 500, max: 900 }),
  'text-leading': number('Line height of text', 1.55, { min: 1.3, max: 1.9 }),

  'heading-color': color('Headings', headingInk, { needs: on(4.5, ...groundNames) }),
  'heading-weight': number('Heading weight', 650, { seed: true, min: 100, max: 900 }),
  'heading-width': number('Heading width', 100, {
    min: 75,
    max: 125,
    unit: '%',
    help: 'For fonts that can be condensed',
  }),
  'heading-spacing': number('Heading letter-spacing', -0.012, { min: -0.06, max: 0.2, unit: 'em' }),
  'heading-leading': number('Line height of headings', 1.12, { min: 0.95, max: 1.4 }),
  'heading-case': choice('Heading case', 'none', {
    options: ['none', 'uppercase'],
    optionNames: { none: 'As written', uppercase: 'CAPITALS' },
  }),

  'link-color': color('Link', legible('color-action', 4.5, ...groundNames), {
    needs: on(4.5, ...groundNames),
  }),
  'link-hover': color('Link, under the pointer', linkHover, { needs: on(4.5, ...groundNames) }),
  'link-underline': choice('Underline links', 'underline', {
    options: ['underline', 'none'],
    optionNames: { underline: 'Underlined', none: 'Plain' },
    help: 'Links in running text stay underlined',
  }),

  'focus-ring': color('Focus ring', accentUnlikeErrors(3, ...groundNames), {
    needs: on(3, ...groundNames),
  }),
  'focus-width': length('Focus ring width', '2px', { min: 2, max: 4 }),
  'focus-offset': length('Focus ring distance', '2px', { min: 1, max: 6 }),

  'button-background': color('Button', same('color-action')),
  'button-background-hover': color(
    'Button, under the pointer',
    hoverColor('button-background', 'button-label'),
  ),
  'button-background-active': color('Button, pressed', activeColor('button-background', 'button-label')),
  'button-label': color('Button label', labelFor('button-background'), {
    needs: on(4.5, 'button-background', 'button-background-hover', 'button-background-active'),
  }),
  'button-border': color(
    'Button edge',
    legible('button-background', 3, 'page-background', 'surface-background'),
    {
      needs: on(3, 'page-background', 'surface-background'),
    },
  ),
  'button-disabled-background': color('Disabled button', same('surface-sunken')),
  'button-disabled-label': color(
    'Disabled button label',
    legible('line-strong', 3, 'button-disabled-background'),
    { needs: on(3, 'button-disabled-background') },
  ),
  'button-secondary-background': color('Second button', same('surface-raised')),
  'button-secondary-background-hover': color('Second button, under the pointer', same('surface-tint')),
  'button-secondary-background-active': color('Second button, pressed', same('surface-sunken')),
  'button-secondary-label': color('Second button label', same('link-color'), {
    needs: on(
      4.5,
      'button-secondary-background',
      'button-secondary-background-hover',
      'button-secondary-background-active',
    ),
  }),
  'button-secondary-border': color('Second button edge', legible('link-color', 3, ...groundNames), {
    needs: on(3, ...groundNames),
  }),
  'button-quiet-label': color('Quiet button label', same('link-color'), { needs: on(4.5, ...groundNames) }),
  'button-quiet-background-hover': color('Quiet button, under the pointer', same('surface-tint')),
  'button-danger-background': color('Danger button', same('tone-critical-solid')),
  'button-danger-background-hover': color(
    'Danger button, under the pointer',
    hoverColor('button-danger-background', 'button-danger-label'),
  ),
  'button-danger-background-active': color(
    'Danger button, pressed',
    activeColor('button-danger-background', 'button-danger-label'),
  ),
  'button-danger-label': color('Danger button label', labelFor('button-danger-background'), {
    needs: on(
      4.5,
      'button-danger-background',
      'button-danger-background-hover',
      'button-danger-background-active',
    ),
  }),
  'button-weight': number('Button weight', 650, { min: 400, max: 900 }),
  'button-spacing': number('Button letter-spacing', 0, { min: -0.02, max: 0.2, unit: 'em' }),
  'button-case': choice('Button case', 'none', {
    options: ['none', 'uppercase'],
    optionNames: { none: 'As written', uppercase: 'CAPITALS' },
  }),

  'field-background': color('Field', get => get.color(isDark(get) ? 'surface-sunken' : 'surface-raised')),
  'field-background-disabled': color('Disabled field', same('surface-sunken')),
  'field-text': color('Text in a field', same('text-color'), {
    needs: on(4.5, 'field-background', 'field-background-disabled'),
  }),
  'field-placeholder': color(
    'Example in a field',
    legible('text-subtle', 4.5, 'field-background', 'field-background-disabled'),
    {
      needs: on(4.5, 'field-background', 'field-background-disabled'),
    },
  ),
  'field-border': color('Field edge', legible('line-strong', 3, ...groundNames, 'field-background'), {
    needs: on(3, ...groundNames, 'field-background'),
  }),
  'field-border-hover': color('Field edge, under the pointer', same('text-subtle'), {
    needs: on(3, ...groundNames, 'field-background'),
  }),
  'field-border-focus': color(
    'Field edge, focused',
    legible('link-color', 3, ...groundNames, 'field-background'),
    { needs: on(3, ...groundNames, 'field-background') },
  ),
  'field-border-invalid': color(
    'Field edge, invalid',
    legible('tone-critical-line', 3, ...groundNames, 'field-background'),
    { needs: on(3, ...groundNames, 'field-background') },
  ),
  'field-label': color('Field label', same('text-color'), { needs: on(4.5, ...groundNames) }),
  'field-help': color('Help under a field', same('text-subtle'), { needs: on(4.5, ...groundNames) }),
  'field-error': color('Error under a field', same('tone-critical-text'), { needs: on(4.5, ...groundNames) }),
  'field-check': color('Checked box', legible('color-action', 3, ...groundNames, 'field-background'), {
    needs: on(3, ...groundNames, 'field-background'),
  }),
  'field-check-mark': color('Mark in a checked box', labelFor('field-check'), {
    needs: on(4.5, 'field-check'),
  }),

  'calendar-background': color('Calendar', same('surface-background')),
  'calendar-text': color('Calendar day', same('text-color'), {
    needs: on(4.5, 'calendar-background', 'calendar-hover'),
  }),
  'calendar-price': color('Price of a day', same('text-subtle'), {
    needs: on(4.5, 'calendar-background', 'calendar-hover'),
  }),
  'calendar-hover': color('Day, under the pointer', same('surface-tint')),
  'calendar-selected': color('Selected day', same('color-action')),
  'calendar-selected-label': color('Text of the selected day', labelFor('calendar-selected'), {
    needs: on(4.5, 'calendar-selected'),
  }),
  'calendar-today': color(
    'Mark of today',
    legible('color-accent', 3, 'calendar-background', 'calendar-hover'),
    {
      needs: on(3, 'calendar-background', 'calendar-hover'),
    },
  ),
  'calendar-disabled': color(
    'Day without events',
    legible('line-strong', 4.5, 'calendar-background', 'page-background'),
    { needs: on(4.5, 'calendar-background', 'page-background') },
  ),
  'calendar-note-background': color('Note on a day', same('surface-tint')),
  'calendar-note-text': color('Text of a note', legible('link-color', 4.5, 'calendar-note-background'), {
    needs: on(4.5, 'calendar-note-background'),
  }),
  'calendar-many': color(
    'Mark: plenty left',
    legible('tone-positive-line', 3, 'calendar-background', 'calendar-hover'),
    { needs: on(3, 'calendar-background', 'calendar-hover') },
  ),
  'calendar-few': color(
    'Mark: few left',
    legible('tone-warning-line', 3, 'calendar-background', 'calendar-hover'),
    { needs: on(3, 'calendar-background', 'calendar-hover') },
  ),
  'calendar-none': color(
    'Mark: sold out',
    legible('tone-critical-line', 3, 'calendar-background', 'calendar-hover'),
    { needs: on(3, 'calendar-background', 'calendar-hover') },
  ),

  'banner-background': color('Banner', same('surface-tint')),
  'banner-text': color('Banner text', legible('text-color', 4.5, 'banner-background'), {
    needs: on(4.5, 'banner-background'),
  }),
  'banner-link': color('Banner link', legible('link-color', 4.5, 'banner-background'), {
    needs: on(4.5, 'banner-background'),
  }),
  'banner-line': color('Banner edge', same('line-hairline')),

  'card-background': color('Event card', same('surface-background')),
  'card-background-hover': color('Event card, under the pointer', same('surface-raised')),
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
    accentUnlikeErrors(4.5, 'card-background', 'card-background-hover', 'page-background'),
    {
      needs: on(4.5, 'card-background', 'card-background-hover', 'page-background'),
    },
  ),
  'card-line': color('Event card edge', same('line-hairline')),
  'card-shadow': shadow('Event card shadow', 'soft'),
  'card-padding': length('Space inside a card', cardPadding),

  'chip-background': color('Time', same('surface-tint')),
  'chip-background-hover': color('Time, under the pointer', same('surface-sunken')),
  'chip-text': color(
    'Text of a time',
    legible('text-color', 4.5, 'chip-background', 'chip-background-hover'),
    {
      needs: on(4.5, 'chip-background', 'chip-background-hover'),
    },
  ),
  'chip-line': color('Edge of a time', bandLine('chip-background', 'chip-text')),
  'chip-selected': color('Chosen time', same('color-action')),
  'chip-selected-label': color('Text of the chosen time', labelFor('chip-selected'), {
    needs: on(4.5, 'chip-selected'),
  }),
  'chip-soldout-text': color('Text of a sold-out time', legible('text-subtle', 4.5, 'surface-sunken'), {
    needs: on(4.5, 'surface-sunken'),
  }),
  'inventory-text': color('Inventory text', same('text-color'), { needs: on(4.5, 'surface-background') }),
  'inventory-subtle': color('Inventory description', same('text-subtle'), {
    needs: on(4.5, 'surface-background'),
  }),
  'inventory-price': color('Inventory price', same('text-color'), { needs: on(4.5, 'surface-background') }),
  'inventory-retail': color('Struck-through price', same('text-subtle'), {
    needs: on(4.5, 'surface-background'),
  }),
  'inventory-line': color('Line between rows', same('line-hairline')),

  'sum-background': color('Order total', same('surface-raised')),
  'sum-text': color('Order lines', same('text-color'), { needs: on(4.5, 'sum-background') }),
  'sum-subtle': color('Order details', same('text-subtle'), { needs: on(4.5, 'sum-background') }),
  'sum-total': color('The total itself', same('heading-color'), { needs: on(4.5, 'sum-background') }),
  'sum-saving': color('Saving', legible('tone-positive-text', 4.5, 'sum-background'), {
    needs: on(4.5, 'sum-background'),
  }),
  'sum-line': color('Line above the total', same('line-hairline')),
  'sum-shadow': shadow('Order total shadow', 'deep'),

  'stepper-background': color('Quantity button', same('surface-raised')),
  'stepper-background-hover': color('Quantity button, under the pointer', same('surface-tint')),
  'stepper-icon': color('Plus and minus', same('link-color'), {
    needs: on(4.5, 'stepper-background', 'stepper-background-hover'),
  }),
  'stepper-text': color('Quantity', same('text-color'), { needs: on(4.5, 'stepper-background') }),
  'stepper-line': color('Quantity edge', legible('line-strong', 3, ...groundNames), {
    needs: on(3, ...groundNames),
  }),
  'stepper-disabled': color('Plus and minus, at the limit', legible('line-strong', 3, 'stepper-background'), {
    needs: on(3, 'stepper-background'),
  }),
  'review-text': color('Review text', same('text-color'), { needs: on(4.5, 'surface-background') }),
  'review-subtle': color('Review date and author', same('text-subtle'), {
    needs: on(4.5, 'surface-background'),
  }),
  'review-star': color('Star', legible('color-accent', 3, ...groundNames), {
    needs: on(3, ...groundNames),
  }),
  'review-star-empty': color('Empty star', legible('line-strong', 3, ...groundNames), {
    needs: on(3, ...groundNames),
  }),
  'review-bar': color('Bar of the star chart', same('review-star'), { needs: on(3, 'surface-background') }),
  'review-track': color('Track of the star chart', same('surface-sunken')),

  'header-background': color('Header', headerBand),
  'header-text': color('Header text', labelFor('header-background'), {
    needs: on(4.5, 'header-background', 'header-background-hover'),
  }),
  'header-background-hover': color(
    'Header link, under the pointer',
    hoverColor('header-background', 'header-text'),
  ),
  'header-line': color('Line under the header', headerLine),
  'header-focus': color('Focus ring in the header', same('header-text'), {
    needs: on(3, 'header-background'),
  }),
  'header-badge': color('Cart badge', visible('color-accent', 'header-background')),

  'footer-background': color('Footer', footerBand),
  'footer-text': color('Footer text', labelFor('footer-background'), { needs: on(4.5, 'footer-background') }),
  'footer-subtle': color(
    'Footer, quiet text',
    fade('footer-text', { band: 'footer-background', share: 0.38 }),
    { needs: on(4.5, 'footer-background') },
  ),
  'footer-link': color('Footer link', same('footer-text'), { needs: on(4.5, 'footer-background') }),
  'footer-line': color('Footer line', bandLine('footer-background', 'footer-text')),

  'hero-background': color('Hero band', heroBand),
  'hero-text': color('Hero text', labelFor('hero-background'), { needs: on(4.5, 'hero-background') }),
  'hero-subtle': color('Hero, quiet text', fade('hero-text', { band: 'hero-background', share: 0.25 }), {
    needs: on(4.5, 'hero-background'),
  }),
  'hero-scrim': color('Shade over pictures', scrim),
  'hero-scrim-strength': number('Shade over pictures, how dense', 70, {
    min: 40,
    max: 100,
    unit: '%',
    help: 'Where words stand on the picture; towards its edge it is denser',
  }),
  'hero-scrim-text': color('Text on pictures', white, { needs: on(4.5, 'hero-scrim') }),

  'badge-background': color('Badge', same('color-accent')),
  'badge-text': color('Badge text', labelFor('badge-background'), { needs: on(4.5, 'badge-background') }),
  'badge-line': color('Badge edge', legible('badge-background', 3, ...groundNames), {
    needs: on(3, ...groundNames),
  }),

  'ticket-background': color('Ticket', same('surface-raised')),
  'ticket-text': color('Ticket text', same('text-color'), { needs: on(4.5, 'ticket-background') }),
  'ticket-subtle': color('Ticket, quiet text', same('text-subtle'), { needs: on(4.5, 'ticket-background') }),
  'ticket-stub': color('Ticket stub', same('color-action')),
  'ticket-stub-text': color('Ticket stub text', labelFor('ticket-stub'), { needs: on(4.5, 'ticket-stub') }),
  'ticket-line': color('Tear line', same('line-strong'), { needs: on(3, 'ticket-background') }),
  'ticket-code-background': color('Behind the code', white),
  'ticket-code': color('The code', black, { needs: on(4.5, 'ticket-code-background') }),

  'tone-positive-background': color('Good news', toneBackground('positive')),
  'tone-positive-text': color('Good news, text', toneText('positive'), {
    needs: on(4.5, ...groundNames, 'tone-positive-background'),
  }),
  'tone-positive-line': color('Good news, line', toneLine('positive'), {
    needs: on(3, ...groundNames, 'tone-positive-background'),
  }),
  'tone-warning-background': color('Warning', toneBackground('warning')),
  'tone-warning-text': color('Warning, text', toneText('warning'), {
    needs: on(4.5, ...groundNames, 'tone-warning-background'),
  }),
  'tone-warning-line': color('Warning, line', toneLine('warning'), {
    needs: on(3, ...groundNames, 'tone-warning-background'),
  }),
  'tone-critical-background': color('Error', toneBackground('critical')),
  'tone-critical-text': color('Error, text', toneText('critical'), {
    needs: on(4.5, ...groundNames, 'tone-critical-background'),
  }),
  'tone-critical-line': color('Error, line', toneLine('critical'), {
    needs: on(3, ...groundNames, 'tone-critical-background'),
  }),
  'tone-critical-solid': color('Error, solid', toneSolid('critical')),
  'tone-info-background': color('Note', toneBackground('info')),
  'tone-info-text': color('Note, text', toneText('info'), {
    needs: on(4.5, ...groundNames, 'tone-info-background'),
  }),

  'shadow-color': color('Shadow', shadowInk),
  'shadow-popover': shadow('Menu and dialog shadow', 'deep'),

  'face-display': face('Font of headlines', 'figtree', { seed: true }),
  'face-text': face('Font of text', 'figtree', { seed: true }),
  'face-control': face('Font of buttons and fields', get => get.text('face-text'), {
    help: 'Follows the font of text until set',
  }),

  'type-size': number('Text size', 1, {
    min: 0.9,
    max: 1.25,
    help: '1 is the usual size; all text grows with it',
  }),
  'type-drama': number('Size of headlines', 1, { min: 0.8, max: 1.3 }),
  'type-small': fluid('Small text', textSize(14, 14)),
  'type-tiny': fluid('Smallest text', sizeOf('type-small')),
  'type-body': fluid('Text', textSize(16, 17)),
  'type-lead': fluid('Opening text', textSize(20, 22)),
  'type-title': fluid('Small heading', sizeOf('type-lead')),
  'type-heading': fluid('Heading', headingSize(26, 32)),
  'type-display': fluid('Large heading', headingSize(36, 54)),
  'type-poster': fluid('Largest heading', sizeOf('type-display')),

  'shape-radius': length('Corner radius', '10px', { seed: true, max: 40 }),
  'shape-radius-small': length('Corner radius, small parts', corner(0.5, 40), { max: 40 }),
  'shape-radius-large': length('Corner radius, large parts', corner(1.4, 40), { max: 48 }),
  'shape-button': length('Button radius', corner(1, 40), { seed: true, max: 999 }),
  'shape-field': length('Field radius', corner(1, 14), { max: 32 }),
  'shape-chip': length('Radius of times', cornerOf('shape-button'), { max: 999 }),
  'shape-picture': length('Picture radius', corner(1, 48), { max: 48 }),
  'shape-border': length('Line width', '1px', { min: 1, max: 4 }),

  'space-density': choice('Density', 'regular', { seed: true, options: ['compact', 'regular', 'roomy'] }),
  'space-x1': length('Space 1 (smallest)', space(4), { max: 120 }),
  'space-x2': length('Space 2', space(8), { max: 120 }),
  'space-x3': length('Space 3', space(12), { max: 120 }),
  'space-x4': length('Space 4', space(16), { max: 120 }),
  'space-x6': length('Space 5', space(24), { max: 120 }),
  'space-x8': length('Space 6', space(32), { max: 120 }),
  'space-x12': length('Space 7', space(48), { max: 120 }),
  'space-x16': length('Space 8', space(64), { max: 120 }),
  'space-x24': length('Space 9 (largest)', space(96), { max: 160 }),
  'space-gutter': fluid('Page margin', gutter, { min: 12, max: 120 }),
  'space-page': length('Page width', pageWidth, { min: 720, max: 1600 }),
  'space-reading': length('Reading width', '680px', { min: 420, max: 860 }),
  'space-control': length('Height of controls', controlHeight, { min: 44, max: 72 }),

  'picture-ratio': ratio('Picture shape', '4 / 3', { seed: true }),
  'picture-ratio-band': ratio('Shape of wide pictures', '21 / 9'),
  'picture-background': color('Behind pictures', same('surface-sunken')),

  'layout-events': choice('Events list', 'cards', {
    seed: true,
    options: ['cards', 'plates', 'times'],
    optionNames: { cards: 'Large pictures', plates: 'Picture beside words', times: 'Time first' },
  }),
  'layout-hero': choice('Top of the events list', 'picture', {
    options: ['picture', 'split', 'plain'],
    optionNames: { picture: 'Words on a picture', split: 'Words beside it', plain: 'No picture' },
  }),
  'layout-header': choice('Header', 'paper', {
    options: ['brand', 'deep', 'paper'],
    optionNames: { brand: 'Brand colour', deep: 'Deep tone', paper: 'Paper' },
  }),
  'layout-footer': choice('Footer', 'deep', {
    options: ['brand', 'deep', 'paper'],
    optionNames: { brand: 'Brand colour', deep: 'Deep tone', paper: 'Paper' },
  }),
  'layout-frame': choice('How parts are set apart', 'surface', {
    options: ['surface', 'rule', 'hairline'],
    optionNames: { surface: 'Filled', rule: 'Lines between', hairline: 'Thin frames' },
  }),
  'layout-align': choice('Headlines', 'start', {
    options: ['start', 'center'],
    optionNames: { start: 'At the edge', center: 'Centred' },
  }),

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
  face: 'Fonts',
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
  ticket: 'Ticket',
  tone: 'Status',
  focus: 'Focus',
  motion: 'Motion',
} as const satisfies Record<string, string>

export type VariableGroup = keyof typeof variableGroups

export const groupOf = (reference: VariableReference): VariableGroup =>
  reference.slice(0, reference.indexOf('-')) as VariableGroup
