import { Form } from '@remix-run/react'
import type { NoticeForm } from '#app/shell/privacy-notice/privacy-notice.tsx'

/** The router's form for what is changed in passing: the page stays where it is scrolled to. */
export const RouterForm: NoticeForm = props => <Form preventScrollReset replace {...props} />
