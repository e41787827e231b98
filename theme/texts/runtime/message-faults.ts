/** What is wrong with a message, for whoever typed it, by the parser's name of the fault. */
const SENTENCES: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is never closed with }',
  EMPTY_ARGUMENT: '{} names no argument',
  MALFORMED_ARGUMENT: 'the name between { and } is not one word; write {name}',
  EXPECT_ARGUMENT_TYPE: 'after {name, comes number, plural, selectordinal or select',
  INVALID_ARGUMENT_TYPE: 'after {name, comes number, plural, selectordinal or select',
  EXPECT_ARGUMENT_STYLE: 'numbers take no style here; write {name, number}',
  INVALID_NUMBER_SKELETON: 'numbers take no style here; write {name, number}',
  EXPECT_NUMBER_SKELETON: 'numbers take no style here; write {name, number}',
  INVALID_DATE_TIME_SKELETON: 'dates and times arrive as words; write {name}',
  EXPECT_DATE_TIME_SKELETON: 'dates and times arrive as words; write {name}',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'an apostrophe between { and } is never closed',
  EXPECT_SELECT_ARGUMENT_OPTIONS:
    'a plural or a choice names no cases; write {count, plural, one {…} other {…}}',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'a choice names no cases; write {name, select, one {…} other {…}}',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'a case of a choice has no words; write them in braces: one {…}',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a choice names a case twice',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a plural names no cases; write {count, plural, one {…} other {…}}',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a case of a plural has no words; write them in braces: one {…}',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'a case like =1 of a plural needs a whole number after the =',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a plural names a case twice',
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: 'offset: of a plural needs a whole number',
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: 'offset: of a plural needs a whole number',
  MISSING_OTHER_CLAUSE: 'a plural or a choice needs the case other {…}',
}

/** The sentence for a fault of the parser; what it says itself where it has no name. */
export const faultSentence = (fault: string): string => SENTENCES[fault] ?? fault
