import type { VariableReference } from '#theme/variables.ts'

/** The colours that DESIGN.md recommends names for. */
export const namedColors = {
  primary: 'color-brand',
  secondary: 'color-accent',
  background: 'color-paper',
  surface: 'surface-background',
  'on-surface': 'text-color',
  error: 'tone-critical-solid',
} as const satisfies Record<string, VariableReference>

type Properties = Readonly<Record<string, VariableReference>>

const headline: Properties = {
  fontFamily: 'face-display',
  fontWeight: 'heading-weight',
  lineHeight: 'heading-leading',
  letterSpacing: 'heading-spacing',
}
const body: Properties = { fontFamily: 'face-text', fontWeight: 'text-weight', lineHeight: 'text-leading' }

/** Section by section, which variable stands where. */
export const sections: Readonly<
  Record<'typography' | 'rounded' | 'spacing', Readonly<Record<string, Properties | VariableReference>>>
> = {
  typography: {
    'headline-display': { ...headline, fontSize: 'type-display' },
    'headline-lg': { ...headline, fontSize: 'type-heading' },
    'headline-md': { ...headline, fontSize: 'type-title' },
    'body-lg': { ...body, fontSize: 'type-lead' },
    'body-md': { ...body, fontSize: 'type-body' },
    'body-sm': { ...body, fontSize: 'type-small' },
    'label-md': {
      fontFamily: 'face-control',
      fontSize: 'type-body',
      fontWeight: 'button-weight',
      letterSpacing: 'button-spacing',
    },
  },
  rounded: {
    sm: 'shape-radius-small',
    md: 'shape-radius',
    lg: 'shape-radius-large',
    button: 'shape-button',
    field: 'shape-field',
    chip: 'shape-chip',
    picture: 'shape-picture',
  },
  spacing: {
    x1: 'space-x1',
    x2: 'space-x2',
    x3: 'space-x3',
    x4: 'space-x4',
    x6: 'space-x6',
    x8: 'space-x8',
    x12: 'space-x12',
    x16: 'space-x16',
    x24: 'space-x24',
    gutter: 'space-gutter',
    page: 'space-page',
    reading: 'space-reading',
    control: 'space-control',
    card: 'card-padding',
  },
}

const filled = (backgroundColor: VariableReference, textColor: VariableReference): Properties => ({
  backgroundColor,
  textColor,
})

/** Our parts as components; each property names a token of the sections above, or a colour by our reference. */
export const components: Readonly<Record<string, Properties>> = {
  page: filled('page-background', 'text-color'),
  button: {
    ...filled('button-background', 'button-label'),
    rounded: 'shape-button',
    height: 'space-control',
  },
  'button-hover': filled('button-background-hover', 'button-label'),
  'button-active': filled('button-background-active', 'button-label'),
  'button-secondary': filled('button-secondary-background', 'button-secondary-label'),
  field: { ...filled('field-background', 'field-text'), rounded: 'shape-field', height: 'space-control' },
  card: { ...filled('card-background', 'card-text'), rounded: 'shape-radius', padding: 'card-padding' },
  chip: { ...filled('chip-background', 'chip-text'), rounded: 'shape-chip' },
  'chip-selected': filled('chip-selected', 'chip-selected-label'),
  banner: filled('banner-background', 'banner-text'),
  badge: filled('badge-background', 'badge-text'),
  'calendar-day': filled('calendar-background', 'calendar-text'),
  'calendar-day-selected': filled('calendar-selected', 'calendar-selected-label'),
  'order-total': filled('sum-background', 'sum-total'),
  header: filled('header-background', 'header-text'),
  hero: filled('hero-background', 'hero-text'),
  footer: filled('footer-background', 'footer-text'),
  ticket: filled('ticket-background', 'ticket-text'),
  'note-positive': filled('tone-positive-background', 'tone-positive-text'),
  'note-warning': filled('tone-warning-background', 'tone-warning-text'),
  'note-critical': filled('tone-critical-background', 'tone-critical-text'),
  'note-info': filled('tone-info-background', 'tone-info-text'),
}

/** What other files call our components. */
export const componentNames: Readonly<Record<string, string>> = {
  'button-primary': 'button',
  'button-primary-hover': 'button-hover',
  'button-primary-active': 'button-active',
  input: 'field',
  'input-field': 'field',
}
