import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '#editor/composer/call-api.ts'
import { findRemarkPlace } from '#editor/inspector/find-remark-place.ts'
import { addMarks, unmark } from '#editor/inspector/watch-frame.ts'

/** What somebody with a link to the draft said of a place of a page, and nobody has dealt with yet. */
export type OpenRemark = {
  readonly id: string
  readonly name: string
  readonly body: string
  readonly page: string
  readonly place: string
  readonly words: string
}

export type Remarks = {
  readonly list: readonly OpenRemark[]
  /** Opens its page in the preview and lights its place. */
  readonly show: (remark: OpenRemark) => void
  readonly resolve: (remark: OpenRemark) => void
}

const PINNED = 'data-mq-remark'
const LIT = 'data-mq-lit'

/** Remarks on the draft at their places in the preview, and what is done about them. */
export const useRemarks = (tenantId: string, open: readonly OpenRemark[]) => {
  const [list, setList] = useState(open)
  const frames = useRef(new Map<number, Window>())
  const next = useRef<OpenRemark | null>(null)
  useEffect(() => {
    for (const frame of frames.current.values()) markRemarks(frame, list)
  }, [list])
  const attach = useCallback(
    (frame: Window, at: number) => {
      frames.current.set(at, frame)
      markRemarks(frame, list)
      if (next.current && isPageOf(frame, next.current)) light(frame, next.current)
    },
    [list],
  )
  const show = useCallback((remark: OpenRemark) => {
    next.current = remark
    for (const frame of frames.current.values())
      if (isPageOf(frame, remark)) light(frame, remark)
      else frame.location.assign(remark.page)
  }, [])
  const resolve = useCallback(
    async ({ id }: OpenRemark) => {
      const path = `/staff/theme/draft/remarks/${encodeURIComponent(id)}`
      const answer = await callApi(
        { tenantId, fetch: window.fetch.bind(window) },
        { method: 'PUT', path, body: { isResolved: true } },
      ).catch(() => null)
      if (answer?.ok) setList(all => all.filter(remark => remark.id !== id))
    },
    [tenantId],
  )
  return { attach, remarks: { list, show, resolve } satisfies Remarks }
}

const isPageOf = ({ location }: Window, { page }: OpenRemark) =>
  location.pathname === page.replace(/[?#].*$/s, '')

function markRemarks(frame: Window, remarks: readonly OpenRemark[]): void {
  addMarks(frame)
  unmark(frame.document, PINNED)
  for (const remark of remarks.filter(each => isPageOf(frame, each)))
    findRemarkPlace(frame.document, remark)?.setAttribute(PINNED, remark.id)
}

function light(frame: Window, remark: OpenRemark): void {
  unmark(frame.document, LIT)
  const element = findRemarkPlace(frame.document, remark)
  element?.setAttribute(LIT, '')
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
