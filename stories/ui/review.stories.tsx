import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingSummary } from '#app/ui/review/rating-summary.tsx'
import { type ReviewEntry, ReviewList } from '#app/ui/review/review-list.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Review' } satisfies Meta

const review: ReviewEntry = {
  id: '1',
  author: 'Ada',
  written: 'Saturday, November 14, 2026',
  date: '2026-11-14',
  rating: 5,
  title: 'She waved back',
  comment: 'We stood there for an hour and nobody wanted to leave.',
  rest: '',
  event: { name: 'Octopus at Eleven', href: '#octopus' },
  own: false,
}

export const SummaryAndList: StoryObj = {
  render: () => (
    <Stack gap="x8">
      <RatingSummary average={4.3} count={180} counts={[5, 3, 12, 48, 112]} />
      <ReviewList
        reviews={[
          review,
          {
            ...review,
            id: '2',
            own: true,
            rating: 3,
            title: '',
            rest: 'The second visit was quieter.',
            event: null,
          },
        ]}
      />
    </Stack>
  ),
}
