/** The page has no script: the build leaves its style sheets alone. */
import 'virtual:tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import './public-page.css';
