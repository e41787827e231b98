/** The fields of the forms of a page as a browser would send them. */
export const formFields = (body: Element): Record<string, string> =>
  Object.fromEntries(
    [...body.querySelectorAll<HTMLInputElement>('main form [name]')]
      .filter(({ type, checked }) => type !== 'checkbox' || checked)
      .map(field => [field.name, field.value]),
  )
