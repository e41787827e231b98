/** The most options that are shown as a list (ORD-303). */
const LISTED_OPTIONS = 5

/** The control for a choice: a dropdown from six options on (ORD-303). */
export function optionsShownAs(count: number): 'list' | 'dropdown' {
  return count > LISTED_OPTIONS ? 'dropdown' : 'list'
}
