import './main';
import './modules/ios';
