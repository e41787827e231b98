export type EditSubject = { kind: string; id: string }

/** Whose pictures or words an edit has changed, as it is stored: `event/tide-pool`. */
export const writeSubject = ({ kind, id }: EditSubject): string => `${kind}/${id}`

/** The same, read; an id may have a stroke of its own. */
export function readSubject(subject: string): EditSubject {
  const at = subject.indexOf('/')
  return { kind: subject.slice(0, at), id: subject.slice(at + 1) }
}
