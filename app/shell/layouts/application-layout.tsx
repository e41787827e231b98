import type { ReactNode } from 'react'
import { useFocusOnNewPage } from '#app/shell/layouts/focus-on-new-page.ts'
import { KeepFrames } from '#app/shell/layouts/kept-frame.tsx'
import { LoadingBar } from '#app/shell/layouts/loading-bar.tsx'
import { RoutedLinks } from '#app/shell/layouts/routed-links.tsx'
import { ThemedFrame } from '#app/shell/layouts/themed-frame.tsx'
import type { LayoutFlags } from '#app/shell/shell-model.ts'
import { LiveRegion } from '#app/ui/live-region/live-region.tsx'
import { type VenueMoney, VenueMoneyProvider } from '#app/ui/price/money-format.tsx'

type ApplicationLayoutProps = { flags: LayoutFlags; money: VenueMoney; children: ReactNode }

/** The outermost layout (CHK-089): the venue's choices of layout, its money, the router's links and the live region. */
export const ApplicationLayout = ({ flags, money, children }: ApplicationLayoutProps) => {
  useFocusOnNewPage()
  return (
    <VenueMoneyProvider value={money}>
      <ThemedFrame flags={flags}>
        <LoadingBar />
        <RoutedLinks />
        <KeepFrames>{children}</KeepFrames>
        <LiveRegion />
      </ThemedFrame>
    </VenueMoneyProvider>
  )
}
