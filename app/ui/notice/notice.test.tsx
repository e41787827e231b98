import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/notice/notice.css.ts'
import { Notice, NoticeLine, type NoticeProps, type NoticeTone } from '#app/ui/notice/notice.tsx'

afterEach(cleanup)

const show = (about: NoticeProps) => render(<Notice {...about} />).container

test.each<[NoticeTone | undefined, string]>([
  [undefined, 'status'],
  ['info', 'status'],
  ['positive', 'status'],
  ['warning', 'status'],
  ['critical', 'alert'],
])('a notice in tone %s that appears is read out as %s, one that stands there is not', (tone, role) => {
  const { container } = render(
    <>
      <Notice tone={tone} live />
      <NoticeLine tone={tone} live />
      <Notice tone={tone} />
      <NoticeLine tone={tone} />
    </>,
  )
  expect([...container.children].map(each => each.getAttribute('role'))).toEqual([role, role, null, null])
})

test.each<[NoticeProps, string[]]>([
  [{ heading: 'Members only' }, ['Members only']],
  [{ children: 'Please sign in.' }, ['Please sign in.']],
  [{ actions: 'Sign in' }, ['Sign in']],
  [
    { heading: 'Members only', children: 'Please sign in.', actions: 'Sign in' },
    ['Members only', 'Please sign in.', 'Sign in'],
  ],
])('a notice has a line for each part that it has: %j', (about, lines) => {
  const words = show(about).getElementsByClassName(styles.words)[0]
  expect([...(words?.children ?? [])].map(each => each.textContent)).toEqual(lines)
})
