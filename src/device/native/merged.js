const { CodeGenerator } = require('expo/config-plugins');

/**
 * The lines below the one that fits; written once, however often the project is generated. Says so
 * where no line fits: the template has changed then.
 */
exports.below = (it, anchor, tag, lines) => {
  it.modResults.contents = CodeGenerator.mergeContents({
    src: it.modResults.contents,
    newSrc: lines.join('\n'),
    tag: `sandtable-${tag}`,
    anchor,
    offset: 1,
    comment: '//',
  }).contents;
  return it;
};
