import { mailFace } from './mail-face.ts'

/** The few values of a venue's theme that a mail can use, as CSS values printed by the theme's compiler. */
export type MailLook = {
  page: string
  surface: string
  line: string
  text: string
  subtle: string
  heading: string
  link: string
  brand: string
  onBrand: string
  faceText: string
  faceControl: string
  faceDisplay: string
  headingWeight: string
  ticket: string
  radius: string
}

const references = {
  page: 'page-background',
  surface: 'surface-background',
  line: 'line-hairline',
  text: 'text-color',
  subtle: 'text-subtle',
  heading: 'heading-color',
  link: 'link-color',
  brand: 'color-action',
  onBrand: 'color-action-label',
  faceText: 'face-text',
  faceControl: 'face-control',
  faceDisplay: 'face-display',
  headingWeight: 'heading-weight',
  ticket: 'ticket-background',
  radius: 'shape-radius',
} as const

/** Mail programs know no custom properties: their values are written out. */
export function mailLook(variables: Readonly<Record<string, string>>): MailLook {
  const values = Object.entries(references).map(([part, reference]) => [
    part,
    variables[`--mq-${reference}`] ?? '',
  ])
  const look = Object.fromEntries(values) as MailLook
  return {
    ...look,
    faceText: mailFace(look.faceText),
    faceControl: mailFace(look.faceControl),
    faceDisplay: mailFace(look.faceDisplay),
  }
}
