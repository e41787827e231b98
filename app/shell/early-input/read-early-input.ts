type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement

/** Puts into a field again what the visitor had put there, and has it say so. */
type Notify = () => void

/**
 * Reads what was typed or chosen before the scripts took the page over; what it gives tells them. React 18 keeps it in the field until
 * the field is drawn again, and then writes over it what it holds itself; React 19 asks. All is read before anything is told: the first
 * answer draws the page anew.
 */
export function readEarlyInput(page: ParentNode): () => void {
  const changes = [...page.querySelectorAll<Field>('input, select, textarea')].flatMap(changeOf)
  return () => {
    for (const tell of changes) tell()
  }
}

function changeOf(field: Field): Notify[] {
  if (field instanceof HTMLSelectElement) return selectionOf(field)
  const isChoice = field.type === 'checkbox' || field.type === 'radio'
  if (isChoice && field instanceof HTMLInputElement) return choiceOf(field)
  return field.type === 'file' ? [] : wordsOf(field)
}

/** Of a group of radios the one that was chosen tells it. */
function choiceOf(field: HTMLInputElement): Notify[] {
  const { checked } = field
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return []
  return [
    () => {
      write(field, { name: 'checked', before: !checked, now: checked })
      field.dispatchEvent(new Event('click', { bubbles: true }))
    },
  ]
}

function selectionOf(field: HTMLSelectElement): Notify[] {
  const options = [...field.options]
  const offered = options.find(option => option.hasAttribute('selected')) ?? options[0]
  const chosen = options.find(({ selected }) => selected)
  if (!chosen || chosen === offered) return []
  return [
    () => {
      chosen.selected = true
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
  ]
}

function wordsOf(field: TextField): Notify[] {
  const { value, defaultValue } = field
  if (value === defaultValue) return []
  const caret = document.activeElement === field ? field.selectionStart : null
  return [
    () => {
      write(field, { name: 'value', before: defaultValue, now: value })
      if (caret !== null) field.setSelectionRange(caret, caret)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  ]
}

/** React takes an event for a change when the field differs from what was written to it last, as it sees it. */
function write(
  field: TextField,
  { name, before, now }: { name: 'value' | 'checked'; before: string | boolean; now: string | boolean },
) {
  Object.assign(field, { [name]: before })
  // React has a setter of its own on the field, which would hide the change from it.
  Reflect.set(Object.getPrototypeOf(field), name, now, field)
}
