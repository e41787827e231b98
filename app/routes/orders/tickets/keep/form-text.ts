const NOT_CHOSEN = ['intent', 'version']

/** What a form says of the order, as one text: every field but the button and the version of the cart. */
export function formText(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !NOT_CHOSEN.includes(field[0]),
  )
  return new URLSearchParams(fields).toString()
}
