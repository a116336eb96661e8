const { components } = require('./shared');

module.exports = { ...components('ios'), displayName: 'screens' };
