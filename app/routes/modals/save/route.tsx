import { useLoaderData } from '@remix-run/react'
import { mayOpenModal } from '#app/rules/shell/modal-permissions.ts'
import { ModalHost } from '#app/shell/modal-host/modal-host.tsx'
import { createText } from '#theme/texts/runtime/venue-texts.ts'

/** A modal host: no parameters, no venue, and nobody is refused it (ORD-049, CHK-090). */
export function loader() {
  if (!mayOpenModal('saveForms', [])) throw new Response(null, { status: 403 })
  const text = createText({ texts: {}, locale: 'en-US', onProblem: () => undefined })
  return { message: text('forms-saving'), title: text('forms-saving') }
}

export default function Host() {
  return <ModalHost message={useLoaderData<typeof loader>().message} />
}
