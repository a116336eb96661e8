import './main';
import './modules/android';
