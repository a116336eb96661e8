import { readNotes, withNote } from './notes';

test.each(['', 'nonsense', '[]', '7'])('from %j no note is read', kept => {
  expect(readNotes(kept)).toEqual({});
});

test('anything but text is left out', () => {
  expect(readNotes('{"2G":"12 boats","2F":7}')).toEqual({ '2G': '12 boats' });
});

test('an emptied note is forgotten, and the others stay', () => {
  const notes = withNote({ '2G': '12 boats' }, '2F', 'mud');
  expect(withNote(notes, '2G', ' ')).toEqual({ '2F': 'mud' });
});
