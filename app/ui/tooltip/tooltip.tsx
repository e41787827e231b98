import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { TOOLTIP_DELAY } from '#app/rules/shell/delays.ts'
import * as styles from '#app/ui/tooltip/tooltip.css.ts'

/** A few words about a control that is understood without them. `children` is one element that can hold the focus. */
export const Tooltip = ({ words, children }: { words: ReactNode; children: ReactElement }) => (
  <Radix.Provider delayDuration={TOOLTIP_DELAY}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.bubble} sideOffset={6} collisionPadding={8}>
          {words}
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
