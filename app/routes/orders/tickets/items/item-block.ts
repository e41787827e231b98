import type { ReactElement } from 'react'

/** An item of the order as it is drawn: its block, or, where its line of the day is enough, what is sent of it. */
export type ItemBlock = {
  id: string
  isFolded: boolean
  /** nothing of it has to be looked at */
  mayFold: boolean
  element: ReactElement
}
