import type { CardFieldTheme, CardFont } from '#app/gateways/payments/card-entry/card-entry.ts'
import { theme } from '#theme/contract.css.ts'

const colors = {
  ground: theme.surface.sunken,
  background: theme.field.background,
  text: theme.field.text,
  placeholder: theme.field.placeholder,
  border: theme.field.border,
  borderHover: theme.field.borderHover,
  borderFocus: theme.field.borderFocus,
  borderInvalid: theme.field.borderInvalid,
  label: theme.field.label,
  error: theme.field.error,
  ring: theme.focus.ring,
}
const lengths = {
  borderWidth: theme.shape.border,
  ringWidth: theme.focus.width,
  radius: theme.shape.field,
  height: theme.space.control,
  gap: theme.space.x4,
  rowGap: theme.space.x1,
  padding: theme.space.x3,
  size: theme.type.body,
  labelSize: theme.type.small,
}

/** How fields look at this place, as plain CSS values: what the gateway is told, since it knows no theme. */
export function cardFieldTheme(place: HTMLElement): CardFieldTheme {
  const probe = document.createElement('span')
  // Where motion is calmed every change takes a moment: without this, each colour would be read as the one before it.
  Object.assign(probe.style, { transitionProperty: 'none', visibility: 'hidden' })
  Object.assign(probe.style, { position: 'absolute', fontFamily: theme.face.control })
  place.append(probe)
  const worn = getComputedStyle(probe)
  const read = <Name extends string>(property: 'color' | 'width', values: Record<Name, string>) =>
    Object.fromEntries(
      Object.entries<string>(values).map(([name, value]) => {
        probe.style[property] = value
        return [name, worn[property]]
      }),
    ) as Record<Name, string>
  probe.style.fontWeight = theme.text.strong
  const fieldTheme = {
    ...read('color', colors),
    ...read('width', lengths),
    face: worn.fontFamily,
    weight: worn.fontWeight,
    scheme: worn.colorScheme,
  }
  probe.remove()
  return fieldTheme
}

/** The faces of our page in this family: the gateway serves the same files. */
export function cardFonts({ face }: Pick<CardFieldTheme, 'face'>): CardFont[] {
  const family = unquoted(face.split(',')[0] ?? '')
  return [...document.styleSheets].flatMap(rulesOf).flatMap(rule => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const descriptor = (property: string) => rule.style.getPropertyValue(property).trim()
    const path = /url\("?(\/(?:venue-)?fonts\/[^")]+)"?\)/.exec(descriptor('src'))?.[1]
    if (!path || unquoted(descriptor('font-family')) !== family || descriptor('font-style') === 'italic')
      return []
    return [{ family, path, weight: descriptor('font-weight'), range: descriptor('unicode-range') }]
  })
}

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '')

/** The rules of a sheet; none of one that this page may not read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
