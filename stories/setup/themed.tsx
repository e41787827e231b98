import '#theme/base/base.css.ts'
import '#theme/contract.css.ts'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemedFrame } from '#app/shell/layouts/themed-frame.tsx'
import { LiveRegion } from '#app/ui/live-region/live-region.tsx'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { defaultMessages } from '#tests/setup/in-words.tsx'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { TextProvider } from '#theme/texts/runtime/text-provider.tsx'
import { layoutFlags } from './layout-flags.ts'
import { type SampleBrandId, sampleBrands } from './sample-brands.ts'

const BrandContext = createContext<SampleBrandId>('aquarium')

/** The brand a story is shown in, for its pictures and names. */
export const useBrand = () => sampleBrands[useContext(BrandContext)]

const StoryContext = createContext<ReactNode>(null)
const Story = () => useContext(StoryContext)

/** Forms and what waits for answers are the router's: they want one around them. */
const Routed = ({ children }: { children: ReactNode }) => {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]))
  return (
    <StoryContext.Provider value={children}>
      <RouterProvider router={router} />
    </StoryContext.Provider>
  )
}

type ThemedProps = { brand: SampleBrandId; direction?: string; bare?: boolean; children: ReactNode }

/** A story in a brand: its compiled stylesheet, layout choices, words and money. `bare` leaves out the padding. */
export const Themed = ({ brand, direction = 'ltr', bare = false, children }: ThemedProps) => {
  const { preset, variables } = sampleBrands[brand]
  const { css, choices } = useMemo(() => compileTheme({ preset, variables }), [preset, variables])
  return (
    <BrandContext.Provider value={brand}>
      <style>{css}</style>
      <div dir={direction}>
        <TextProvider messages={defaultMessages} locale="en-US">
          <VenueMoneyProvider value={{ noCharge: 'No charge' }}>
            <ThemedFrame flags={layoutFlags(choices)}>
              <Routed>{bare ? children : <div style={{ padding: 24 }}>{children}</div>}</Routed>
              <LiveRegion />
            </ThemedFrame>
          </VenueMoneyProvider>
        </TextProvider>
      </div>
    </BrandContext.Provider>
  )
}
